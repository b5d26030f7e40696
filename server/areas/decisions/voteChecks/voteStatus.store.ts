import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { entryKind, type VoteCheckStatus } from '#contract/decisions/voteChecks.ts'
import { ballotLog, decisionVotes } from '../ballots.tables.ts'
import { decisions } from '../decisions.tables.ts'

/** The kinds of entry after which a vote counts: its own, if it needs no check, or its confirmation. */
export const countingKinds = sql`('vote', 'confirmation')`

/** The kind of the latest log entry about a vote: its own, or a later act about it. */
const latestKindOf = (decisionId: SQLWrapper, sequence: SQLWrapper): SQL<string | null> => sql`coalesce((
  select act.kind from ${ballotLog} act where act.decision_id = ${decisionId} and act.about = ${sequence}
  order by act.sequence desc limit 1), (
  select entry.kind from ${ballotLog} entry where entry.decision_id = ${decisionId} and entry.sequence = ${sequence}))`

/** Whether a vote that no other one replaced enters the count. */
export const entersCount = (decisionId: SQLWrapper, sequence: SQLWrapper): SQL<boolean> =>
  sql`${latestKindOf(decisionId, sequence)} in ${countingKinds}`

/**
 * Whether the votes are still to be counted, so that a check of this vote can change the count. A vote that a first count left
 * out stays out when the decision goes to a meeting.
 */
export const isUnsettled = (now: string | Placeholder): SQL<boolean> => sql`case ${decisions.life}
  when 'open' then ${decisions.dueAt} > ${now}::timestamptz
  when 'awaitingRequalification' then ${wasNotCounted}
  when 'requalified' then ${wasNotCounted}
  else false end`
const wasNotCounted = sql`(${decisions.lifeBefore} = 'open' or ${decisionVotes.castAt} > ${decisions.dueAt})`

/** The columns that `statusOfVote` reads, for a query that joins the decision of the vote. */
export const checkedVote = () => ({
  kind: sql<string | null>`${latestKindOf(decisionVotes.decisionId, decisionVotes.sequence)}`,
  isOver: sql`${isOver}`.mapWith(Boolean),
})
const isOver = sql`(${decisions.life} in ('accepted', 'discarded', 'concluded')
  or (${decisions.life} in ('awaitingRequalification', 'requalified') and not ${wasNotCounted}))`

const statuses = {
  vote: 'valid',
  paper: 'toCheck',
  contest: 'contested',
  confirmation: 'confirmed',
  refusal: 'refused',
} as const
/** A vote whose entry was removed from the log counts nowhere. */
const row = z.object({ kind: z.nullable(entryKind), isOver: z.boolean() })

/** The status of a vote by its chart: one that waits for a check when the votes are counted stays unchecked. */
export function statusOfVote(found: { readonly kind: string | null; readonly isOver: boolean }): VoteCheckStatus {
  const { kind, isOver } = row.parse(found)
  if (kind === null) return 'unchecked'
  return isOver && (kind === 'paper' || kind === 'contest') ? 'unchecked' : statuses[kind]
}
