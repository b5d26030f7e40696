import { and, count, desc, eq } from 'drizzle-orm'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageAsked, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { placeActualities } from './news.tables.ts'

type Asked = { readonly userId: string; readonly placeId: string }

const visible = ({ userId, placeId }: Asked) =>
  and(eq(placeActualities.placeId, placeId), memberOf(userId, placeActualities.placeId))

/** News of a place the person belongs to, the latest first. */
export async function listNews(db: Queryable, asked: Asked, page: PageAsked) {
  const rows = await db
    .select({ actuality: placeActualities, total: totalOfAll })
    .from(placeActualities)
    .where(visible(asked))
    .orderBy(desc(placeActualities.publishedAt), placeActualities.id)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, async () => {
    const [row] = await db.select({ total: count() }).from(placeActualities).where(visible(asked))
    return row?.total ?? 0
  })
  return { news: rows.map(({ actuality }) => actuality), meta }
}
