import { type PlaceDetail, placeDetail } from '#contract/places.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { toRoles } from '#server/services/directory/ownRoles.store.ts'
import { toPlace } from '#server/services/directory/places.store.ts'
import { identitiesIn } from './identities.store.ts'
import * as store from './placeDetail.store.ts'

/** One place, with the caller's roles in it. */
export async function readPlace(
  { actor, offer }: Pick<SignedInCtx, 'actor' | 'offer'>,
  db: Queryable,
  placeId: string,
): Promise<PlaceDetail> {
  const scope = { userId: actor.userId, offer: offer.code, placeId }
  const found = await store.findPlace(db, scope)
  if (!found) throw new Problem('not_found', 'no such place for this person')
  const { street, zipCode, tantiemesTotal, agencyId } = found.place
  const identities = await identitiesIn(db, scope)
  return placeDetail.parse({
    ...toPlace(found),
    rolesInAll: toRoles(found.rolesInAll),
    street,
    zipCode,
    tantiemesTotal,
    agencyId,
    buildings: await store.buildingsOf(db, scope),
    lots: await store.ownLots(db, scope),
    sharedWith: await store.guestsOf(db, scope),
    defaultIdentity: identities.find(({ isDefault }) => isDefault) ?? null,
  })
}
