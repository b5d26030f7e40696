import type { placeRoutes } from '#contract/places.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import { listIdentities } from './identities.store.ts'

type Identities = typeof placeRoutes.identities

/** The person's identities in a place; a foreign place counts as missing. */
export async function listMyIdentities(
  { actor, db, offer }: SignedInCtx,
  { query }: RouteOutput<Identities>,
): Promise<RouteAnswer<Identities>> {
  const own = { userId: actor.userId, offer: offer.code, placeId: query.place }
  const { identities, meta } = await listIdentities(db, own, query)
  if (meta.total === 0) throw new Problem('not_found', 'no such place for this person')
  return listAnswer(identities, { identities: byId(identities) }, meta)
}
