import type { keptBallotRoutes } from '#contract/decisions/keptBallots.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from './keptBallots.store.ts'

type KeptBallots = typeof keptBallotRoutes.keptBallots

/** The powers that a manager keeps with the minutes of a closed vote. */
export async function listKeptBallots(
  { db, actor, locale }: SignedInCtx,
  { params: { decisionId }, query }: RouteOutput<KeptBallots>,
): Promise<RouteAnswer<KeptBallots>> {
  const { ballots, meta } = await store.listKeptBallots(db, { actor, decisionId, locale }, query)
  return listAnswer(ballots, { keptBallots: byId(ballots) }, meta)
}
