import { and, desc, eq, sql } from 'drizzle-orm'
import type { PlaceActuality } from '#contract/news.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { placeOf, thingsIn } from '#server/platform/placeOf.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { newsTotals, placeActualities } from './news.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string }

const toActuality = (row: typeof placeActualities.$inferSelect): PlaceActuality => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
})

const actuality = thingsIn('actuality', placeActualities)
export const placeOfActuality = placeOf(({ actualityId }: { readonly actualityId: string }) => actuality(actualityId))

/** News of a place the person belongs to, the latest first. */
export async function listNews(db: Queryable, { userId, placeId }: Scope, page: PageQuery) {
  const visible = and(eq(placeActualities.placeId, placeId), memberOf(userId, placeId))
  // The total needs no membership check: only members get the rows that carry it.
  const total = sql<number>`(select ${newsTotals.news} from ${newsTotals} where ${newsTotals.placeId} = ${placeId})`
  const rows = await db
    .select({ actuality: placeActualities, total })
    .from(placeActualities)
    .where(visible)
    .orderBy(desc(placeActualities.publishedAt), placeActualities.id)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => db.$count(placeActualities, visible))
  return { news: rows.map(({ actuality }) => toActuality(actuality)), meta }
}

/** One piece of news of a place the person belongs to; `null` = none. */
export async function findActuality(db: Queryable, userId: string, actualityId: string) {
  const [row] = await db
    .select()
    .from(placeActualities)
    .where(and(eq(placeActualities.id, actualityId), memberOf(userId, placeActualities.placeId)))
  return row ? toActuality(row) : null
}
