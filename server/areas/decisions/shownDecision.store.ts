import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Decision } from '#contract/decisions/decisionList.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { PersonShown } from '#contract/people.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { decisionVotes } from './ballots.tables.ts'
import { decisions, decisionVoters } from './decisions.tables.ts'

/** The reader and the time as ISO 8601, or placeholders in a prepared statement. */
export type Reader = {
  readonly userId: string | Placeholder
  readonly now: string | Placeholder
  /** Whether an administrator is impersonating the reader, and so must not learn whether the reader has voted. */
  readonly isImpersonated: boolean | Placeholder
}

/** An open decision is past its date as soon as the clock says so, before the job counts it. */
const lifeAt = (now: Reader['now']): SQL<Decision['life']> =>
  sql`case when ${decisions.life} = 'open' and ${decisions.dueAt} <= ${now}::timestamptz then 'pastDate' else ${decisions.life} end`

/**
 * A decision counted without a meeting has its own minutes. A project that the president abandoned while it was open was never
 * counted, so nothing was decided and nobody may be named for their vote.
 */
export const hasOwnMinutes = sql<boolean>`(${decisions.life} in ('accepted', 'discarded', 'concluded')
  and ${decisions.meetingId} is null and (${decisions.abandonedAt} is null or ${decisions.lifeBefore} = 'discarded'))`

/** Whether the votes have been counted for good. A rejected decision stays counted until a meeting votes on it again. */
export const isCounted = sql<boolean>`case ${decisions.life}
  when 'accepted' then true
  when 'discarded' then true
  when 'awaitingRequalification' then ${decisions.lifeBefore} = 'discarded'
  when 'concluded' then ${decisions.countedAt} is not null or ${hasOwnMinutes}
  else false end`

/** The final outcome of the vote, which the state of a closed project no longer shows; `null` while nothing is decided. */
export const verdict = sql<Decision['verdict']>`case
  when ${decisions.life} in ('accepted', 'discarded') then ${decisions.life}
  when ${decisions.life} in ('awaitingRequalification', 'concluded') and ${decisions.lifeBefore} in ('accepted', 'discarded')
    then ${decisions.lifeBefore}
  end`

/** Whether the owner of this line of the roll has a vote that counts. */
export const hasVoted = sql<boolean>`exists (select 1 from ${decisionVotes} where ${and(
  eq(decisionVotes.decisionId, decisions.id),
  eq(decisionVotes.voterId, decisionVoters.userId),
  decisionVotes.isCurrent,
)})`

/** The reader's own line of the roll; every query of these columns joins it. */
export const ownLine = (userId: Reader['userId']): SQL | undefined =>
  and(eq(decisionVoters.decisionId, decisions.id), eq(decisionVoters.userId, userId))

type When = Pick<Reader, 'now' | 'isImpersonated'>

/** The status for the reader. While the vote is open, it says whether they have a vote and have used it. */
export const statusFor = ({ now, isImpersonated }: When): SQL<Decision['status']> =>
  sql`case
    when ${lifeAt(now)} <> 'open' or ${decisionVoters.userId} is null or ${isImpersonated}::boolean then ${lifeAt(now)}
    when ${hasVoted} then 'alreadyVoted'
    else 'youHaveToVote' end`

/** The columns of a decision as one person sees it, for a query that joins `ownLine`. */
export const shownDecision = (when: When) => ({
  id: decisions.id,
  placeId: decisions.placeId,
  title: decisions.title,
  status: statusFor(when),
  life: lifeAt(when.now),
  verdict,
  rule: decisions.rule,
  author: personShownIn(decisions.authorId, decisions.placeId),
  dueAt: decisions.dueAt,
  createdAt: decisions.createdAt,
  ownVotes: decisionVoters.votes,
  projectCents: decisions.projectCents,
  ownCents: decisionVoters.cents,
})

type Row = Omit<Decision, 'author' | 'dueAt' | 'createdAt'> & {
  readonly author: PersonShown | null
  readonly dueAt: Date
  readonly createdAt: Date
}

/** The route's answer is parsed, so this is not. */
export const toDecision = (row: Row, locale: LocaleCode): Decision => ({
  ...row,
  author: toAuthor(row.author, locale),
  dueAt: row.dueAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
})
