import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Contract, Parcel } from '#contract/accounts/parcels.ts'
import { lotKinds } from '#contract/places.ts'
import { roleName } from '#contract/roles.ts'
import type { Queryable } from '#server/platform/database.ts'
import { identityOfLot } from '#server/services/directory/identityOfLot.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { nameShownIn } from '#server/services/directory/personShown.ts'
import { lots } from '#server/services/directory/places.tables.ts'
import { repartitionKeyLots, repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import type { Scope } from '../movements/movementFilters.ts'

type Held = Parcel & Pick<Contract, 'identity'>

const keys = z.array(z.object({ id: z.uuid(), name: z.string(), shares: z.int() }))
const keysOfLot = sql`(
  select coalesce(json_agg(json_build_object('id', ${repartitionKeys.id}, 'name', ${repartitionKeys.name},
    'shares', ${repartitionKeyLots.shares}) order by ${repartitionKeys.name}), '[]')
  from ${repartitionKeyLots} join ${repartitionKeys} on ${eq(repartitionKeys.id, repartitionKeyLots.keyId)}
  where ${eq(repartitionKeyLots.lotId, lots.id)})`

const identity = z.nullable(z.object({ id: z.uuid(), role: roleName }))
const kind = z.enum(lotKinds)

/** The lots of a place by number: all of them, or the reader's own. */
export async function findParcels(db: Queryable, { userId, placeId, seesOwners }: Scope): Promise<readonly Held[]> {
  const rows = await db
    .select({
      id: lots.id,
      number: lots.number,
      kind: lots.kind,
      building: lots.building,
      tantiemes: lots.tantiemes,
      keys: sql<unknown>`${keysOfLot}`,
      ownerId: lots.ownerId,
      ownerName: sql<string | null>`${nameShownIn(lots.ownerId, lots.placeId)}`,
      identity: sql<unknown>`${identityOfLot}`,
    })
    .from(lots)
    .where(and(eq(lots.placeId, placeId), memberOf(userId, placeId), seesOwners ? undefined : eq(lots.ownerId, userId)))
    .orderBy(asc(lots.number))
  return rows.map(({ ownerId, ownerName, ...lot }) => ({
    ...lot,
    kind: kind.parse(lot.kind),
    keys: keys.parse(lot.keys),
    identity: identity.parse(lot.identity),
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
    isOwn: ownerId === userId,
  }))
}
