import type { PlaceDetail, placeRoutes } from '#contract/places.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { writePlace } from './placeDetail.store.ts'
import { readPlace } from './readPlace.ts'

/** Replaces the name, description and address of a place. */
export async function updatePlace(
  ctx: SignedInCtx,
  { params: { placeId }, body: { place } }: RouteOutput<typeof placeRoutes.update>,
): Promise<PlaceDetail> {
  const { actor, offer } = ctx
  requireZipCode(ctx, place.zipCode)

  return changeAndAnswer(ctx, async (tx) => {
    const isWritten = await writePlace(tx, { userId: actor.userId, offer: offer.code, placeId }, place)
    if (!isWritten) throw new Problem('not_found', 'the person has just left the place')
    return {
      audited: [{ action: 'places.update', subjectId: placeId }],
      live: [{ topic: 'places', placeId, subjectId: placeId }],
      answer: () => readPlace(ctx, tx, placeId),
    }
  })
}

function requireZipCode({ offer }: SignedInCtx, zipCode: string) {
  if (new RegExp(offer.zipCode.pattern).test(zipCode)) return
  const fields = [{ field: 'place.zip_code', code: 'invalid' }] as const
  throw new Problem('invalid_value', 'not a postal code of this offer', { fields })
}
