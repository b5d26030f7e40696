import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { type RefusedVote, refusedVotes, type Vote, vote } from '#contract/decisions/decisionVotes.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { PersonShown } from '#contract/people.ts'
import type { Queryable } from '#server/platform/database.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { ballotLog, decisionVotes, voteActs } from '../ballots.tables.ts'
import { decisions } from '../decisions.tables.ts'
import { personOfDecision } from '../rollNames.store.ts'
import { checkedVote, statusOfVote } from '../voteChecks/voteStatus.store.ts'

/** A vote with its choice. Only queries limited to its voter or caster may use it. */
export const shownVote = () => ({
  id: decisionVotes.id,
  voter: personOfDecision(decisionVotes.voterId, decisions.id, decisions.placeId),
  choice: decisionVotes.choice,
  votes: decisionVotes.votes,
  way: decisionVotes.way,
  castBy: personOfDecision(decisionVotes.castBy, decisions.id, decisions.placeId),
  castAt: decisionVotes.castAt,
  sequence: decisionVotes.sequence,
  replaces: sql<number | null>`(select ${ballotLog.replaces} from ${ballotLog}
    where ${ballotLog.decisionId} = ${decisionVotes.decisionId} and ${ballotLog.sequence} = ${decisionVotes.sequence})`,
  ...checkedVote(),
})

type Row = {
  readonly voter: PersonShown | null
  readonly castBy: PersonShown | null
  readonly castAt: Date
  readonly kind: string | null
  readonly isOver: boolean
}

export const toVote = (row: Row, locale: LocaleCode): Vote =>
  vote.parse({
    ...row,
    voter: toAuthor(row.voter, locale),
    castBy: toAuthor(row.castBy, locale),
    castAt: row.castAt.toISOString(),
    status: statusOfVote(row),
    isSettled: row.isOver,
  })

/** The votes a person may see: their own, and those they cast by power, but not those they recorded in a meeting. */
export const isTheirs = (userId: string) =>
  or(eq(decisionVotes.voterId, userId), and(eq(decisionVotes.castBy, userId), eq(decisionVotes.way, 'proxy')))

type OfPerson = { readonly userId: string; readonly decisionId: string; readonly locale: LocaleCode }

/** The current votes of one person and of their principals, and those that were refused. */
export async function votesOfPerson(db: Queryable, { userId, decisionId, locale }: OfPerson) {
  const rows = await db
    .select({ ...shownVote(), voterId: decisionVotes.voterId })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .where(and(eq(decisionVotes.decisionId, decisionId), decisionVotes.isCurrent, isTheirs(userId)))
    .orderBy(asc(decisionVotes.sequence))
  const own = rows.find(({ voterId }) => voterId === userId)
  return {
    ownVote: own ? toVote(own, locale) : null,
    proxyVotes: rows.filter((row) => row !== own).map((row) => toVote(row, locale)),
    refusedVotes: await refusedVotesOf(db, { userId, decisionId, locale }),
  }
}

async function refusedVotesOf(db: Queryable, { userId, decisionId, locale }: OfPerson): Promise<RefusedVote[]> {
  const rows = await db
    .select({ vote: shownVote(), voterId: decisionVotes.voterId, reason: voteActs.reason, refusedAt: ballotLog.castAt })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .innerJoin(voteActs, eq(voteActs.voteId, decisionVotes.id))
    .innerJoin(
      ballotLog,
      and(
        eq(ballotLog.decisionId, voteActs.decisionId),
        eq(ballotLog.sequence, voteActs.sequence),
        eq(ballotLog.kind, 'refusal'),
      ),
    )
    .where(and(eq(decisionVotes.decisionId, decisionId), isTheirs(userId)))
    .orderBy(desc(voteActs.sequence))
  return refusedVotes.parse(
    rows.map((row) => {
      const refused = toVote(row.vote, locale)
      return {
        id: refused.id,
        vote: refused,
        isOwn: row.voterId === userId,
        reason: row.reason,
        refusedAt: row.refusedAt.toISOString(),
      }
    }),
  )
}
