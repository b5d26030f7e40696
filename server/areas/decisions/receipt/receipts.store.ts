import { and, eq } from 'drizzle-orm'
import { type Receipt, receipt } from '#contract/decisions/decisionVotes.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { toAttachment } from '#server/services/files/toAttachment.ts'
import { toEntry } from '../ballots.store.ts'
import { ballotLog, decisionVotes } from '../ballots.tables.ts'
import { decisions } from '../decisions.tables.ts'
import { isTheirs, shownVote, toVote } from '../vote/votes.store.ts'

type Scope = {
  readonly userId: string
  readonly decisionId: string
  readonly voteId: string
  readonly locale: LocaleCode
}

/** The proof of a vote, also of a replaced one, for its voter and the person who cast it; `null` for anybody else. */
export async function findReceipt(
  db: Queryable,
  { userId, decisionId, voteId, locale }: Scope,
): Promise<Receipt | null> {
  const [row] = await db
    .select({
      vote: shownVote(),
      entry: ballotLog,
      voterId: decisionVotes.voterId,
      castById: decisionVotes.castBy,
      secret: decisionVotes.secret,
      ballot: attachments,
      ballotHash: decisionVotes.ballotHash,
      isCurrent: decisionVotes.isCurrent,
      decisionId: decisions.id,
      decisionTitle: decisions.title,
      length: decisions.logLength,
      head: decisions.logHead,
    })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .innerJoin(
      ballotLog,
      and(eq(ballotLog.decisionId, decisionVotes.decisionId), eq(ballotLog.sequence, decisionVotes.sequence)),
    )
    .leftJoin(attachments, eq(attachments.id, decisionVotes.ballotId))
    .where(
      and(
        eq(decisionVotes.id, voteId),
        eq(decisionVotes.decisionId, decisionId),
        isTheirs(userId),
        memberOf(userId, decisions.placeId),
      ),
    )
  if (!row) return null
  const { length, head, ...kept } = row
  return receipt.parse({
    ...kept,
    entry: toEntry(row.entry),
    vote: toVote(row.vote, locale),
    ballot: row.ballot && toAttachment(row.ballot),
    log: { length, head },
  })
}
