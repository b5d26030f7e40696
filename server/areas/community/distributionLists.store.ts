import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { distributionList } from '#contract/community.ts'
import { roleFilters } from '#contract/roles.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
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
