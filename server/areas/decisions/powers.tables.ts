import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#server/services/directory/profile.tables.ts'
import { decisions } from './decisions.tables.ts'

/** Powers given online for one decision. Only their two parties see them. */
export const powers = pgTable(
  'powers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    decisionId: uuid('decision_id')
      .notNull()
      .references(() => decisions.id),
    giverId: uuid('giver_id')
      .notNull()
      .references(() => users.id),
    holderId: uuid('holder_id')
      .notNull()
      .references(() => users.id),
    status: text('status').notNull().default('offered'),
    instructions: text('instructions'),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    /** When its status last changed. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('powers_one_valid')
      .on(table.decisionId, table.giverId)
      .where(sql`${table.status} in ('offered', 'accepted')`),
    index('powers_by_giver').on(table.giverId, table.decisionId),
    index('powers_by_holder').on(table.holderId, table.decisionId),
    check('powers_status_is_known', sql`${table.status} in ('offered', 'accepted', 'declined', 'revoked', 'used')`),
    check('powers_have_two_parties', sql`${table.giverId} <> ${table.holderId}`),
  ],
)
