import { and, count, desc, eq } from 'drizzle-orm'
import { fiscalYear } from '#contract/places.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'

type Lookup = { readonly userId: string; readonly placeId: string }

const visible = ({ userId, placeId }: Lookup) =>
  and(eq(fiscalYears.placeId, placeId), memberOf(userId, fiscalYears.placeId))

/** The years of accounts of a place, the latest first. */
export async function listFiscalYears(db: Queryable, lookup: Lookup, page: PageQuery) {
  const rows = await db
    .select({ year: fiscalYears, total: totalOfAll })
    .from(fiscalYears)
    .where(visible(lookup))
    .orderBy(desc(fiscalYears.startsOn))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const meta = await metaOf(rows, page, async () => {
    const [row] = await db.select({ total: count() }).from(fiscalYears).where(visible(lookup))
    return row?.total ?? 0
  })
  return { years: rows.map(({ year }) => fiscalYear.parse(year)), meta }
}
