import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Accepted solutions, kept until their challenge expires: each works once. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    challenge: text('challenge').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_challenges_by_expiry').on(table.expiresAt)],
)
