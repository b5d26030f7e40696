import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { choice, type Tally } from '#contract/decisions/majorities.ts'
import type { MajorityRule } from '#contract/decisions/majorityRules.ts'
import type { Queryable } from '#server/platform/database.ts'
import { ballotLog, decisionVotes } from '../ballots.tables.ts'
import { decisionLots } from '../decisions.tables.ts'
import { countVotes } from '../majority/countVotes.ts'
import { countingKinds } from '../voteChecks/voteStatus.store.ts'

const roll = z.object({
  rows: z.array(z.object({ votes: z.int(), shares: z.int(), choice: z.nullable(choice), lots: z.int() })),
})

/** The votes that enter the count, by the last log entry about each. */
const countedVotes = (id: string) => sql`
  select vote.voter_id, vote.choice
  from ${decisionVotes} vote
  join ${ballotLog} entry on entry.decision_id = vote.decision_id and entry.sequence = vote.sequence
  left join (
    select distinct on (about) about, kind from ${ballotLog}
    where decision_id = ${id} and about is not null order by about, sequence desc) act on act.about = vote.sequence
  where vote.decision_id = ${id} and vote.is_current and coalesce(act.kind, entry.kind) in ${countingKinds}`

/**
 * Counts a decision by its frozen rows. Totals include owners who are not on the portal or have not voted. Owners who bear none
 * of the cost still matter for finding an owner of more than half.
 */
export async function tallyOf(
  db: Queryable,
  { id, rule }: { readonly id: string; readonly rule: MajorityRule },
): Promise<Tally> {
  const counted = rule === 'art24_iii' ? decisionLots.shares : decisionLots.tantiemes
  const found = await db.execute(sql`
    select owners.votes, owners.shares, owners.lots, cast_votes.choice
    from (
      select coalesce(${decisionLots.ownerId}, ${decisionLots.lotId}) as id, count(*)::int as lots,
        sum(${counted})::int as votes, sum(${decisionLots.tantiemes})::int as shares
      from ${decisionLots} where ${decisionLots.decisionId} = ${id} group by 1) owners
    left join (${countedVotes(id)}) cast_votes on cast_votes.voter_id = owners.id`)
  const { rows } = roll.parse(found)
  const fractionsCount = rows.reduce((count, { lots }) => count + lots, 0)
  return countVotes(rule, rows, { fractionsCount })
}
