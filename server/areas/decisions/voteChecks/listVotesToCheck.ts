import type { voteCheckRoutes } from '#contract/decisions/voteChecks.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from './voteChecks.store.ts'

type VotesToCheck = typeof voteCheckRoutes.votesToCheck

/** The votes by paper power and the contested votes that somebody has to check. */
export async function listVotesToCheck(
  { db, actor: { userId }, locale, now }: SignedInCtx,
  { params: { decisionId }, query }: RouteOutput<VotesToCheck>,
): Promise<RouteAnswer<VotesToCheck>> {
  const { votes, meta } = await store.listVotesToCheck(db, { userId, decisionId, locale, now: now() }, query)
  return listAnswer(votes, { votesToCheck: byId(votes) }, meta)
}
