import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who changed what, and which administrator acted through them. No foreign keys: an entry outlives its subject. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    action: text('action').notNull(),
    subjectId: text('subject_id').notNull(),
    actorId: uuid('actor_id'),
    impersonatorId: uuid('impersonator_id'),
    offer: text('offer').notNull(),
    requestId: text('request_id').notNull(),
    detail: jsonb('detail').notNull(),
  },
  (table) => [
    index('audit_entries_subject').on(table.subjectId, table.at),
    index('audit_entries_actor').on(table.actorId, table.at),
  ],
)
