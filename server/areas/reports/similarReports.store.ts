import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { LocaleCode } from '#contract/offers.ts'
import type { Report } from '#contract/reports/reports.ts'
import type { Queryable } from '#server/platform/database.ts'
import { equipments } from '#server/services/directory/equipments.tables.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { anyOf, queryOfWord } from '#server/services/search/stems.ts'
import { reports } from './reports.tables.ts'
import { shownReport, toReport } from './shownReport.store.ts'

type Scope = { readonly userId: string; readonly today: string; readonly placeId: string }
type Wanted = {
  readonly words: readonly string[]
  /** The possible languages of the words. */
  readonly locales: readonly LocaleCode[]
  readonly category: number | undefined
}

/**
 * A place has few unresolved reports. In a place with more than this, a report is compared with the latest updated ones only, and
 * older ones are never shown as similar.
 */
export const mostCompared = 200

/**
 * Reports with the most shared words first, then those of the same category, then the latest. People and equipment are read only
 * for the reports that are shown.
 */
export async function listSimilar(
  db: Queryable,
  scope: Scope,
  { words, locales, category }: Wanted,
  most: number,
): Promise<readonly Report[]> {
  if (words.length === 0) return []
  const queries = words.map((word) => queryOfWord(word, locales))
  const latest = db
    .select({ id: reports.id, stems: reports.stems, category: reports.category, updatedAt: reports.updatedAt })
    .from(reports)
    .where(
      and(
        eq(reports.placeId, scope.placeId),
        memberOf(scope.userId, scope.placeId),
        // Written out, as in its index.
        sql`${reports.status} <> 'resolved'`,
      ),
    )
    .orderBy(desc(reports.updatedAt), asc(reports.id))
    .limit(mostCompared)
    .as('latest')
  const shared = sql.join(
    queries.map((query) => sql`(${latest.stems} @@ ${once(query)})::int`),
    sql` + `,
  )
  const bonus = category === undefined ? sql`0` : sql`(${latest.category} = ${category})::int`
  const closest = db
    .select({ id: latest.id, closeness: sql<number>`2 * (${shared}) + ${bonus}`.as('closeness') })
    .from(latest)
    .where(sql`${latest.stems} @@ ${once(anyOf(queries))}`)
    .orderBy(desc(sql`closeness`), desc(latest.updatedAt), asc(latest.id))
    .limit(most)
    .as('closest')
  const rows = await db
    .select(shownReport(scope))
    .from(closest)
    .innerJoin(reports, eq(reports.id, closest.id))
    .leftJoin(equipments, eq(equipments.id, reports.equipmentId))
    .orderBy(desc(closest.closeness), desc(reports.updatedAt), asc(reports.id))
  return rows.map(toReport)
}

/** In a subquery, a word is parsed once and not for every report. */
const once = (query: SQL) => sql`(select ${query})`
