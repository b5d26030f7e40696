import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { lots } from './places.tables.ts'
import { repartitionKeyLots } from './repartitionKeys.tables.ts'

/** Every lot of a place in order, with its shares of a key; without a key its shares are its tantièmes. */
export async function lotsByKey(db: Queryable, placeId: string, keyId: string | null) {
  const rows = await db
    .select({
      lotId: lots.id,
      number: lots.number,
      ownerId: lots.ownerId,
      tantiemes: lots.tantiemes,
      keyShares: repartitionKeyLots.shares,
    })
    .from(lots)
    .leftJoin(
      repartitionKeyLots,
      and(eq(repartitionKeyLots.lotId, lots.id), eq(repartitionKeyLots.keyId, sql`${keyId}`)),
    )
    .where(eq(lots.placeId, placeId))
    .orderBy(asc(lots.number))
  return rows.map(({ keyShares, ...lot }) => ({ ...lot, shares: keyId === null ? lot.tantiemes : (keyShares ?? 0) }))
}
