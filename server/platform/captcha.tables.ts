import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Solutions that were accepted, until their challenge has expired anyway: each one opens one door. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    challenge: text('challenge').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_challenges_by_expiry').on(table.expiresAt)],
)
