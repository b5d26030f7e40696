import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { decisionVotes } from '../ballots.tables.ts'

/**
 * Links by which owners contest a vote that was cast for them; only the SHA-256 of the token is kept. A used link still reports
 * the status of the vote.
 */
export const contestLinks = pgTable(
  'contest_links',
  {
    hash: text('hash').primaryKey(),
    voteId: uuid('vote_id')
      .notNull()
      .references(() => decisionVotes.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('contest_links_by_vote').on(table.voteId)],
)
