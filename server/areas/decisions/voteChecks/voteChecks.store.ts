import { and, asc, eq, inArray, or, type Placeholder, sql } from 'drizzle-orm'
import type { VoteToCheck } from '#contract/decisions/voteChecks.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { toAttachment } from '#server/services/files/toAttachment.ts'
import { decisionVotes, paperOpenings, voteActs } from '../ballots.tables.ts'
import { decisions } from '../decisions.tables.ts'
import { personOfDecision } from '../rollNames.store.ts'
import { checkedVote, isUnsettled, statusOfVote } from './voteStatus.store.ts'

type Scope = {
  readonly userId: string
  readonly decisionId: string
  readonly locale: LocaleCode
  readonly now: Date
}

/** The current votes of a decision that wait for a check, in the order of the log. */
export async function listVotesToCheck(db: Queryable, { userId, decisionId, locale, now }: Scope, page: PageQuery) {
  const { kind, isOver } = checkedVote()
  const visible = and(
    eq(decisionVotes.decisionId, decisionId),
    memberOf(userId, decisions.placeId),
    waitsForCheck(now.toISOString()),
  )
  const reason = sql<string | null>`(select act.reason from ${voteActs} act
    where act.vote_id = ${decisionVotes.id} order by act.sequence desc limit 1)`
  const opening = and(eq(paperOpenings.voteId, decisionVotes.id), eq(paperOpenings.userId, userId))
  const found = db
    .select({
      id: decisionVotes.id,
      voter: personOfDecision(decisionVotes.voterId, decisions.id, decisions.placeId),
      castBy: personOfDecision(decisionVotes.castBy, decisions.id, decisions.placeId),
      castAt: decisionVotes.castAt,
      kind,
      isOver,
      reason,
      paper: attachments,
      openedAt: paperOpenings.openedAt,
      isParty: sql`${or(eq(decisionVotes.voterId, userId), eq(decisionVotes.castBy, userId))}`.mapWith(Boolean),
      total: totalOfAll,
    })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .leftJoin(attachments, eq(attachments.id, decisionVotes.ballotId))
    .leftJoin(paperOpenings, opening)
    .where(visible)
    .orderBy(asc(decisionVotes.sequence))
  const rows = await found.limit(page.perPage).offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, async () => {
    const [first] = await found.limit(1).offset(0)
    return first?.total ?? 0
  })
  const votes = rows.map(
    ({ id, voter, castBy, castAt, paper, openedAt, isParty, ...row }): VoteToCheck => ({
      id,
      voter: toAuthor(voter, locale),
      castBy: toAuthor(castBy, locale),
      castAt: castAt.toISOString(),
      status: statusOfVote(row),
      contestReason: row.kind === 'contest' ? row.reason : null,
      paper: paper && toAttachment(paper),
      hasOpened: paper === null || openedAt !== null,
      isParty,
    }),
  )
  return { votes, meta }
}

/** The time as ISO 8601, or its placeholder in a prepared statement. */
type Moment = string | Placeholder

/** A current vote whose check can still change the count; every query of it joins the decision. */
export const waitsForCheck = (now: Moment) =>
  and(decisionVotes.isCurrent, isUnsettled(now), inArray(checkedVote().kind, ['paper', 'contest']))

/** Records that a person has opened the paper of a vote. The first time, it returns the decision. */
export async function recordOpening(
  db: Queryable,
  {
    attachmentId,
    userId,
    openedAt,
  }: { readonly attachmentId: string; readonly userId: string; readonly openedAt: Date },
): Promise<string | null> {
  const opened = db
    .select({
      voteId: decisionVotes.id,
      userId: sql`${userId}::uuid`.as('user_id'),
      openedAt: sql`${openedAt.toISOString()}::timestamptz`.as('opened_at'),
    })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .where(and(eq(decisionVotes.ballotId, attachmentId), isToCheckBy(userId, openedAt.toISOString())))
  const [row] = await db
    .insert(paperOpenings)
    .select(opened)
    .onConflictDoNothing()
    .returning({ voteId: paperOpenings.voteId })
  if (!row) return null
  const [vote] = await db
    .select({ decisionId: decisionVotes.decisionId })
    .from(decisionVotes)
    .where(eq(decisionVotes.id, row.voteId))
  return vote?.decisionId ?? null
}

/** A vote that waits for a check by anybody but its parties. */
export const isToCheckBy = (userId: string | Placeholder, now: Moment) =>
  and(waitsForCheck(now), sql`${userId}::uuid not in (${decisionVotes.voterId}, ${decisionVotes.castBy})`)

/** How many votes of a decision wait for a check. The public log shows as much. */
export async function countVotesToCheck(db: Queryable, decisionId: string, now: Date): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .where(and(eq(decisionVotes.decisionId, decisionId), waitsForCheck(now.toISOString())))
  return found?.count ?? 0
}
