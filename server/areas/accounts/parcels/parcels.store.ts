import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Contract, Parcel } from '#contract/accounts/parcels.ts'
import { lotKinds } from '#contract/places.ts'
import { roleName } from '#contract/roles.ts'
import type { Queryable } from '#server/platform/database.ts'
import { identityOfLot } from '#server/services/directory/identityOfLot.store.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { nameShownIn } from '#server/services/directory/personShown.store.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { repartitionKeyLots, repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import type { Scope } from '../movements/movementFilters.store.ts'

type Held = Omit<Parcel, 'keys'> & Pick<Contract, 'identity'>

const identity = z.nullable(z.object({ id: z.uuid(), role: roleName }))
const kind = z.enum(lotKinds)

/** The lots of a place by number, or only those with shares in a key: of all owners, or the reader's own. */
export async function findParcels(
  db: Queryable,
  { userId, placeId, seesOwners }: Scope,
  keyId?: string,
): Promise<readonly Held[]> {
  const withShares = db
    .select({ lotId: repartitionKeyLots.lotId })
    .from(repartitionKeyLots)
    .where(eq(repartitionKeyLots.keyId, keyId ?? ''))
  const rows = await db
    .select({
      id: lots.id,
      number: lots.number,
      kind: lots.kind,
      building: lots.building,
      tantiemes: lots.tantiemes,
      ownerId: lots.ownerId,
      ownerName: sql<string | null>`${nameShownIn(lots.ownerId, lots.placeId)}`,
      identity: sql<unknown>`${identityOfLot}`,
    })
    .from(lots)
    .where(
      and(
        eq(lots.placeId, placeId),
        memberOf(userId, placeId),
        seesOwners ? undefined : eq(lots.ownerId, userId),
        keyId === undefined ? undefined : inArray(lots.id, withShares),
      ),
    )
    .orderBy(asc(lots.number))
  return rows.map(({ ownerId, ownerName, ...lot }) => ({
    ...lot,
    kind: kind.parse(lot.kind),
    identity: identity.parse(lot.identity),
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
    isOwn: ownerId === userId,
  }))
}

/** The shares of some lots in each key, by the name of the key. */
export async function findShares(db: Queryable, lotIds: readonly string[]) {
  const rows = await db
    .select({
      lotId: repartitionKeyLots.lotId,
      id: repartitionKeys.id,
      name: repartitionKeys.name,
      shares: repartitionKeyLots.shares,
    })
    .from(repartitionKeyLots)
    .innerJoin(repartitionKeys, eq(repartitionKeys.id, repartitionKeyLots.keyId))
    .where(inArray(repartitionKeyLots.lotId, [...lotIds]))
    .orderBy(asc(repartitionKeys.name))
  return Map.groupBy(rows, ({ lotId }) => lotId)
}
