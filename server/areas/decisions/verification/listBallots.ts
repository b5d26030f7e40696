import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from '../ballots.store.ts'

type Ballots = typeof decisionRoutes.ballots

/** The ballot log of a decision from its first entry. The hash of an entry is its id. */
export async function listBallots(
  { db, actor }: SignedInCtx,
  { params: { decisionId }, query }: RouteOutput<Ballots>,
): Promise<RouteAnswer<Ballots>> {
  const { entries, meta } = await store.listBallots(db, { userId: actor.userId, decisionId }, query)
  const rows = entries.map((entry) => ({ ...entry, id: entry.hash }))
  return listAnswer(rows, { ballots: byId(rows) }, meta)
}
