import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { personShownIn } from '#server/services/directory/personShown.store.ts'
import { lots, places } from '#server/services/directory/places.tables.ts'
import { userOffers } from '#server/services/directory/profile.tables.ts'
import type { NamedLot } from './ownerInText.ts'

/** The lots of a place with their owners, for matching with the bank's text. */
export async function findNamedLots(
  db: Queryable,
  { userId, placeId }: { readonly userId: string; readonly placeId: string },
): Promise<readonly (NamedLot & { readonly ownerName: string })[]> {
  const rows = await db
    .select({
      number: lots.number,
      ownerId: sql<string>`${lots.ownerId}`,
      ownerKey: userOffers.sqlId,
      owner: personShownIn(lots.ownerId, lots.placeId),
    })
    .from(lots)
    .innerJoin(places, eq(places.id, lots.placeId))
    .leftJoin(userOffers, and(eq(userOffers.userId, lots.ownerId), eq(userOffers.offer, places.offer)))
    .where(and(eq(lots.placeId, placeId), isNotNull(lots.ownerId), memberOf(userId, placeId)))
    .orderBy(lots.number)
  return rows.map(({ owner, ...lot }) => ({ ...lot, ownerName: owner?.displayName ?? '' }))
}
