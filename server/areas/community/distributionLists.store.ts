import { and, asc, eq, sql } from 'drizzle-orm'
import { distributionList } from '#contract/community.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { distributionLists } from '#server/services/directory/distributionLists.tables.ts'
import { isOnList } from '#server/services/directory/isOnList.store.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { memberships } from '#server/services/directory/places.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string }

const visible = ({ userId, placeId }: Scope) => and(eq(distributionLists.placeId, placeId), memberOf(userId, placeId))

/** The lists of a place, the widest first, with the number of people that each reaches. */
export async function listListRows(db: Queryable, scope: Scope, page: PageQuery) {
  const total = db.$count(distributionLists, visible(scope))
  const rows = await db
    .select({
      id: distributionLists.id,
      placeId: distributionLists.placeId,
      kind: distributionLists.kind,
      membersCount: sql<number>`count(distinct ${memberships.userId})::int`,
      total,
    })
    .from(distributionLists)
    .leftJoin(memberships, and(eq(memberships.placeId, distributionLists.placeId), isOnList()))
    .where(visible(scope))
    .groupBy(distributionLists.id)
    .orderBy(sql`count(distinct ${memberships.userId}) desc`, asc(distributionLists.kind))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => total)
  return { lists: rows.map((row) => distributionList.parse(row)), meta }
}
