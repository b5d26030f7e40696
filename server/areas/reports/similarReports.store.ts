import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { LocaleCode } from '#contract/offers.ts'
import type { Report } from '#contract/reports.ts'
import type { Queryable } from '#server/platform/database.ts'
import { equipments } from '#server/services/directory/equipments.tables.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { reports } from './reports.tables.ts'
import { shownReport, toReport } from './shownReport.ts'
import { anyOf, queryOfWord, stemsOf } from './stems.ts'

type Scope = { readonly userId: string; readonly today: string; readonly placeId: string }
type Wanted = {
  readonly words: readonly string[]
  /** The possible languages of the words. */
  readonly locales: readonly LocaleCode[]
  readonly category: number | undefined
}

/** Reports with the most shared words first, then those of the same category, then the latest. */
export async function listSimilar(
  db: Queryable,
  scope: Scope,
  { words, locales, category }: Wanted,
  most: number,
): Promise<readonly Report[]> {
  if (words.length === 0) return []
  const stems = stemsOf(reports.searchText)
  const queries = words.map((word) => queryOfWord(word, locales))
  const shared = sql.join(
    queries.map((query) => sql`(${stems} @@ ${query})::int`),
    sql` + `,
  )
  const bonus = category === undefined ? sql`0` : sql`(${reports.category} = ${category})::int`
  const rows = await db
    .select(shownReport(scope))
    .from(reports)
    .leftJoin(equipments, eq(equipments.id, reports.equipmentId))
    .where(
      and(
        eq(reports.placeId, scope.placeId),
        memberOf(scope.userId, reports.placeId),
        ne(reports.status, 'resolved'),
        sql`${stems} @@ ${anyOf(queries)}`,
      ),
    )
    .orderBy(desc(sql`2 * (${shared}) + ${bonus}`), desc(reports.updatedAt), asc(reports.id))
    .limit(most)
  return rows.map(toReport)
}
