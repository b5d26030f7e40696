import { toAddressLine } from '#contract/addressLine.ts'
import { type Agency, agency } from '#contract/places.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import * as store from './agencies.store.ts'

/** The agency of a place, with the people who look after it. */
export async function readAgency({ actor, db, offer }: SignedInCtx, placeId: string): Promise<Agency> {
  const scope = { userId: actor.userId, offer: offer.code, placeId }
  const found = await store.findAgency(db, scope)
  if (!found) throw new Problem('not_found', 'no agency looks after the place')
  return agency.parse({ ...found, address: toAddressLine(found), team: await store.teamOf(db, scope) })
}
