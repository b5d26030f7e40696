import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { PlaceActuality } from '#contract/news.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { placeActualities } from './news.tables.ts'

type Lookup = { readonly userId: string; readonly placeId: string }

const visible = (userId: string, where: SQL) => and(where, memberOf(userId, placeActualities.placeId))

const toActuality = (row: typeof placeActualities.$inferSelect): PlaceActuality => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
})

/** The place that the route's gate checks access in. */
export async function placeOfActuality(
  db: Queryable,
  { actualityId }: { readonly actualityId: string },
): Promise<string | null> {
  const [row] = await db
    .select({ placeId: placeActualities.placeId })
    .from(placeActualities)
    .where(eq(placeActualities.id, actualityId))
  return row?.placeId ?? null
}

/** News of a place the person belongs to, the latest first. */
export async function listNews(db: Queryable, { userId, placeId }: Lookup, page: PageQuery) {
  const ofPlace = visible(userId, eq(placeActualities.placeId, placeId))
  const rows = await db
    .select({ actuality: placeActualities, total: totalOfAll })
    .from(placeActualities)
    .where(ofPlace)
    .orderBy(desc(placeActualities.publishedAt), placeActualities.id)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, async () => {
    const [row] = await db.select({ total: count() }).from(placeActualities).where(ofPlace)
    return row?.total ?? 0
  })
  return { news: rows.map(({ actuality }) => toActuality(actuality)), meta }
}

/** One piece of news of a place the person belongs to; `null` = none. */
export async function findActuality(db: Queryable, userId: string, actualityId: string) {
  const [row] = await db
    .select()
    .from(placeActualities)
    .where(visible(userId, eq(placeActualities.id, actualityId)))
  return row ? toActuality(row) : null
}
