import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'

/** Calls and payments of co-owners, in cents: a call adds to the balance owed, a payment reduces it. */
export const accountMovements = pgTable(
  'account_movements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    placeId: uuid('place_id')
      .notNull()
      .references(() => places.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    label: text('label').notNull(),
    /** Cents, above zero. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The day on which a call is due or a payment counts. */
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_movements_by_person').on(table.userId, table.placeId, table.dueOn),
    check('account_movements_kind_is_known', sql`${table.kind} in ('call', 'payment')`),
    check('account_movements_amount_is_positive', sql`${table.amount} > 0`),
  ],
)
