import { and, asc, eq } from 'drizzle-orm'
import type { KeptBallot } from '#contract/decisions/keptBallots.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Actor } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { toAuthor } from '#server/services/directory/toAuthor.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { toAttachment } from '#server/services/files/toAttachment.ts'
import { decisionVotes } from '../ballots.tables.ts'
import { decisions } from '../decisions.tables.ts'
import { personOfDecision } from '../rollNames.store.ts'
import { isKeptFor } from '../seesDecisionFile.store.ts'

type Scope = { readonly actor: Actor; readonly decisionId: string; readonly locale: LocaleCode }

/** The signed ballots of a decision that the person may open, in the order of the log. */
export async function listKeptBallots(db: Queryable, { actor, decisionId, locale }: Scope, page: PageQuery) {
  const visible = and(eq(decisionVotes.decisionId, decisionId), isKeptFor(actor))
  const rows = await db
    .select({
      id: decisionVotes.id,
      voter: personOfDecision(decisionVotes.voterId, decisions.id, decisions.placeId),
      castBy: personOfDecision(decisionVotes.castBy, decisions.id, decisions.placeId),
      castAt: decisionVotes.castAt,
      ballot: attachments,
      total: totalOfAll,
    })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .innerJoin(attachments, eq(attachments.id, decisionVotes.ballotId))
    .where(visible)
    .orderBy(asc(decisionVotes.sequence))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, async () => {
    const kept = await db
      .select({ id: decisionVotes.id })
      .from(decisionVotes)
      .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
      .innerJoin(attachments, eq(attachments.id, decisionVotes.ballotId))
      .where(visible)
    return kept.length
  })
  const ballots = rows.map(
    ({ id, voter, castBy, castAt, ballot }): KeptBallot => ({
      id,
      voter: toAuthor(voter, locale),
      castBy: toAuthor(castBy, locale),
      castAt: castAt.toISOString(),
      ballot: toAttachment(ballot),
    }),
  )
  return { ballots, meta }
}
