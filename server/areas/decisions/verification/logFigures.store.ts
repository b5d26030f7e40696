import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#server/platform/database.ts'
import { ballotLog, decisionVotes } from '../ballots.tables.ts'
import { entersCount } from '../voteChecks/voteStatus.store.ts'

const figures = z.object({
  rows: z.tuple([z.object({ ballots: z.int(), replaced: z.int(), votersInRoom: z.int() })]),
})

/** The ballots in the log of a decision, those of them that a later one replaced, and the counted votes of the meeting. */
export async function figuresOfLog(db: Queryable, decisionId: string) {
  const found = await db.execute(sql`
    select count(*) filter (where entry.about is null)::int as ballots, count(entry.replaces)::int as replaced,
      count(*) filter (where vote.way = 'meeting' and vote.is_current
        and ${entersCount(sql`vote.decision_id`, sql`vote.sequence`)})::int as "votersInRoom"
    from ${ballotLog} entry
    left join ${decisionVotes} vote on vote.decision_id = entry.decision_id and vote.sequence = entry.sequence
    where entry.decision_id = ${decisionId}`)
  return figures.parse(found).rows[0]
}
