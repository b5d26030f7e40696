import { and, asc, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { distributionList } from '#contract/community.ts'
import { roleFilters } from '#contract/roles.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { distributionLists } from './community.tables.ts'

/** Whether a member belongs to a list: their roles decide. */
const isOnList = (): SQL | undefined =>
  or(
    eq(distributionLists.kind, 'everyone'),
    and(
      eq(distributionLists.kind, 'coowners'),
      inArray(memberships.role, [...roleFilters.coowners, ...roleFilters.cs]),
    ),
    and(eq(distributionLists.kind, 'council'), inArray(memberships.role, roleFilters.cs)),
    and(eq(distributionLists.kind, 'tenants'), inArray(memberships.role, roleFilters.residents)),
    and(eq(distributionLists.kind, 'staff'), inArray(memberships.role, roleFilters.staff)),
  )

type Lookup = { readonly userId: string; readonly placeId: string }

const visible = ({ userId, placeId }: Lookup) =>
  and(eq(distributionLists.placeId, placeId), memberOf(userId, distributionLists.placeId))

/** The lists of a place, the widest first, with how many people each reaches. */
export async function listListRows(db: Queryable, lookup: Lookup, page: PageQuery) {
  const rows = await db
    .select({
      id: distributionLists.id,
      placeId: distributionLists.placeId,
      kind: distributionLists.kind,
      membersCount: sql<number>`count(distinct ${memberships.userId})::int`,
      total: totalOfAll,
    })
    .from(distributionLists)
    .leftJoin(memberships, and(eq(memberships.placeId, distributionLists.placeId), isOnList()))
    .where(visible(lookup))
    .groupBy(distributionLists.id)
    .orderBy(sql`count(distinct ${memberships.userId}) desc`, asc(distributionLists.kind))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, async () => {
    const [row] = await db.select({ total: count() }).from(distributionLists).where(visible(lookup))
    return row?.total ?? 0
  })
  return { lists: rows.map((row) => distributionList.parse(row)), meta }
}
