import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#server/services/directory/profile.tables.ts'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Folders of the manager's system: checked, then written once somebody confirms. */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    offer: text('offer').notNull(),
    /** `null` for an import by the operators' command. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    state: text('state').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    /** `[{ name, size }]`, which remains once the files are deleted. */
    files: jsonb('files').notNull(),
    /** Rows whose part is done, of all rows. */
    rowsDone: integer('rows_done').notNull().default(0),
    rowsTotal: integer('rows_total').notNull().default(0),
    /** The planned changes, then the changes made (contract/imports.ts). */
    report: jsonb('report'),
  },
  (table) => [
    index('imports_by_offer').on(table.offer, table.createdAt.desc().nullsFirst(), table.id),
    index('imports_by_author').on(table.authorId),
    check(
      'imports_state_is_known',
      sql`${table.state} in ('checking', 'checked', 'waiting', 'running', 'done', 'failed', 'abandoned')`,
    ),
    check('imports_rows_are_counted', sql`${table.rowsDone} between 0 and ${table.rowsTotal}`),
  ],
)

/** The files of an import: personal data, deleted once it is done, or after a day at the latest. */
export const importFiles = pgTable(
  'import_files',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.name] })],
)

/** The written parts of an import, each recorded in its own transaction, so that a retry of the job leaves them out. */
export const importParts = pgTable(
  'import_parts',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The key of the place; empty for the part that belongs to no place. */
    part: text('part').notNull(),
    outcome: jsonb('outcome').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.part] })],
)
