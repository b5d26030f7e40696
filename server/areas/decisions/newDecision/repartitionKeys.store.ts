import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { repartitionKeyLots, repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string }

const totalShares = sql<number>`(select coalesce(sum(${repartitionKeyLots.shares}), 0)::int from ${repartitionKeyLots}
  where ${eq(repartitionKeyLots.keyId, repartitionKeys.id)})`

/** The repartition keys of a place the person belongs to, by name. */
export async function listKeys(db: Queryable, { userId, placeId }: Scope, page: PageQuery) {
  const visible = and(eq(repartitionKeys.placeId, placeId), memberOf(userId, placeId))
  const total = db.$count(repartitionKeys, visible)
  const rows = await db
    .select({ id: repartitionKeys.id, name: repartitionKeys.name, keyTotal: totalShares, total })
    .from(repartitionKeys)
    .where(visible)
    .orderBy(asc(repartitionKeys.name), asc(repartitionKeys.id))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => total)
  return { keys: rows.map(({ id, name, keyTotal }) => ({ id, name, total: keyTotal })), meta }
}

/** The name of a key of this place; `null` when it has no such key. */
export async function nameOfKey(db: Queryable, placeId: string, keyId: string): Promise<string | null> {
  const [row] = await db
    .select({ name: repartitionKeys.name })
    .from(repartitionKeys)
    .where(and(eq(repartitionKeys.id, keyId), eq(repartitionKeys.placeId, placeId)))
  return row?.name ?? null
}
