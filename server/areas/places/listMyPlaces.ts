import type { z } from 'zod'
import type { placeRoutes } from '#contract/places.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { offerOfFilter } from '#server/platform/offerFilter.ts'
import { Problem } from '#server/platform/problem.ts'
import { listPlaces } from '#server/services/directory/places.store.ts'

type Mine = typeof placeRoutes.mine

/** The places of the signed-in person in this offer, by name. */
export async function listMyPlaces(
  { actor, db, offer }: SignedInCtx,
  query: z.output<Mine['query']>,
): Promise<RouteAnswer<Mine>> {
  const requestedOffer = offerOfFilter(query)
  if (requestedOffer && requestedOffer !== offer.code) {
    throw new Problem('wrong_offer', 'the request names the places of another offer', { allowedOffer: offer.code })
  }
  const { search, byRole, byCity } = query
  const mine = { userId: actor.userId, offer: offer.code, search, byRole, byCity }
  const { places, meta } = await listPlaces(db, mine, query)
  return listAnswer(places, { places: byId(places) }, meta)
}
