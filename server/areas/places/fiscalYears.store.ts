import { and, desc, eq } from 'drizzle-orm'
import { fiscalYear } from '#contract/places.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string }

const visible = ({ userId, placeId }: Scope) => and(eq(fiscalYears.placeId, placeId), memberOf(userId, placeId))

/** The fiscal years of a place, the latest first. */
export async function listFiscalYears(db: Queryable, scope: Scope, page: PageQuery) {
  const total = db.$count(fiscalYears, visible(scope))
  const rows = await db
    .select({ year: fiscalYears, total })
    .from(fiscalYears)
    .where(visible(scope))
    .orderBy(desc(fiscalYears.startsOn))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, () => total)
  const years = rows.map(({ year }) => fiscalYear.parse({ ...year, closedAt: year.closedAt?.toISOString() ?? null }))
  return { years, meta }
}
