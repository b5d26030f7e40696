import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type BallotEntry, ballotEntry } from '#contract/decisions/decisionVotes.ts'
import type { EntryKind } from '#contract/decisions/voteChecks.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { ballotLog, decisionHeads, decisionVotes, voteActs } from './ballots.tables.ts'
import { decisionLots, decisions, decisionVoters } from './decisions.tables.ts'

export type NewVote = Omit<typeof decisionVotes.$inferInsert, 'id' | 'isCurrent' | 'sequence'> & {
  readonly commitment: string
  /** A vote by paper power counts once it is checked. */
  readonly kind: Extract<EntryKind, 'vote' | 'paper'>
  /** The vote that it replaces. */
  readonly former: { readonly id: string; readonly sequence: number } | null
}
/** The rows written with a vote: statements that read the vote from `source`. */
type Beside = (source: SQL) => { readonly audited: SQL; readonly told: SQL }
const written = z.object({ rows: z.array(z.object({ id: z.uuid() })) })

const formerOf = ({ decisionId, former }: NewVote) =>
  former === null
    ? sql`select null`
    : sql`update ${decisionVotes} set is_current = false
        where id = ${former.id}::uuid and decision_id = ${decisionId}::uuid and is_current returning id`

/**
 * Writes a vote, its log entry and the new head in one statement, which keeps the lock on the decision short: concurrent votes
 * take number and head from that row. Returns the id of the vote, or null without writing when the replaced vote no longer counts or the
 * decision is no longer open. The index refuses a second vote of a voter.
 */
export async function appendVote(db: Queryable, vote: NewVote, beside: Beside): Promise<string | null> {
  const { decisionId, former, ballotId = null, ballotHash = null, powerId = null, commitment, kind } = vote
  const castAt = vote.castAt.toISOString()
  const replaces = former?.sequence ?? null
  const { audited, told } = beside(sql`cast_vote`)
  const fields = [commitment, replaces ?? '', castAt, ...(kind === 'vote' ? [] : [kind, ''])]
  const line = sql`log_head || ${`\n`}::text || (log_length + 1) || ${`\n${fields.join('\n')}`}::text`
  const answer = await db.execute(sql`
    with former as (${formerOf(vote)}),
    head as (
      update ${decisions} set log_length = log_length + 1,
        log_head = encode(sha256(convert_to(${line}, 'UTF8')), 'hex')
      from former
      where ${decisions.id} = ${decisionId}::uuid and life = 'open' and due_at > ${castAt}::timestamptz
      returning log_length, log_head),
    cast_vote as (
      insert into ${decisionVotes}
        (decision_id, voter_id, choice, votes, way, cast_by, cast_at, sequence, secret, ballot_id, ballot_hash, power_id)
      select ${decisionId}::uuid, ${vote.voterId}::uuid, ${vote.choice}, ${vote.votes}::int, ${vote.way},
        ${vote.castBy}::uuid, ${castAt}::timestamptz, log_length, ${vote.secret}, ${ballotId}::uuid, ${ballotHash}, ${powerId}::uuid
      from head returning id),
    line as (
      insert into ${ballotLog} (decision_id, sequence, commitment, replaces, cast_at, hash, kind)
      select ${decisionId}::uuid, log_length, ${commitment}, ${replaces}::int, ${castAt}::timestamptz, log_head, ${kind}
      from head),
    audited as (${audited}),
    told as (${told})
    select cast_vote.id from cast_vote, told`)
  return written.parse(answer).rows[0]?.id ?? null
}

type Row = typeof ballotLog.$inferSelect
export const toEntry = (row: Row): BallotEntry => ballotEntry.parse({ ...row, castAt: row.castAt.toISOString() })

/** The log of a decision of a place the person belongs to, from its first entry. */
export async function listBallots(
  db: Queryable,
  { userId, decisionId }: { readonly userId: string; readonly decisionId: string },
  page: PageQuery,
) {
  const visible = and(eq(ballotLog.decisionId, decisionId), memberOf(userId, decisions.placeId))
  const rows = await db
    .select({ entry: ballotLog, total: totalOfAll })
    .from(ballotLog)
    .innerJoin(decisions, eq(decisions.id, ballotLog.decisionId))
    .where(visible)
    .orderBy(asc(ballotLog.sequence))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, async () => {
    const [last] = await db
      .select({ total: ballotLog.sequence })
      .from(ballotLog)
      .where(eq(ballotLog.decisionId, decisionId))
      .orderBy(desc(ballotLog.sequence))
      .limit(1)
    return last?.total ?? 0
  })
  return { entries: rows.map(({ entry }) => toEntry(entry)), meta }
}

/** A whole log with the decision and the roll that it commits to, for its verification; `null` when there is no such decision. */
export async function wholeLog(db: Queryable, decisionId: string) {
  const [decision] = await db.select().from(decisions).where(eq(decisions.id, decisionId))
  if (!decision) return null
  const voters = await db.select().from(decisionVoters).where(eq(decisionVoters.decisionId, decisionId))
  const lots = await db.select().from(decisionLots).where(eq(decisionLots.decisionId, decisionId))
  const entries = await db
    .select()
    .from(ballotLog)
    .where(eq(ballotLog.decisionId, decisionId))
    .orderBy(asc(ballotLog.sequence))
  const votes = await db
    .select()
    .from(decisionVotes)
    .where(eq(decisionVotes.decisionId, decisionId))
    .orderBy(asc(decisionVotes.sequence))
  const heads = await db
    .select()
    .from(decisionHeads)
    .where(eq(decisionHeads.decisionId, decisionId))
    .orderBy(asc(decisionHeads.length))
  const acts = await db
    .select()
    .from(voteActs)
    .where(eq(voteActs.decisionId, decisionId))
    .orderBy(asc(voteActs.sequence))
  return { decision, voters, lots, entries: entries.map(toEntry), votes, acts, heads }
}
