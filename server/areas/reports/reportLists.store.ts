import { and, asc, desc, eq, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ReportQuery } from '#contract/reports/reports.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { prepared, preparedEach } from '#server/platform/prepared.ts'
import { equipments } from '#server/services/directory/equipments.tables.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'
import { reports } from './reports.tables.ts'
import { equipmentReportTotals, reportTotals } from './reportTotals.tables.ts'
import { isOverdue, isReporter, isUnreadIn, isWitness, shownReport, toReport } from './shownReport.store.ts'

type Sort = NonNullable<ReportQuery['sort']>
type Scope = { readonly userId: string; readonly today: string }
type PlaceFilter = Scope &
  Pick<ReportQuery, 'state' | 'q' | 'withWorkOrder' | 'search'> & {
    readonly placeId: string
    readonly byCategory?: number | undefined
    readonly sort: Sort
    /** Whether overdue promises come before all others, as they do for people who handle reports. */
    readonly isOverdueFirst: boolean
  }

const userId = sql.placeholder('userId')
const today = sql.placeholder('today')
const reader = { userId, today }
const within = sql.placeholder('within')

/** Membership is checked once, not for every report. */
const ofPlace = and(eq(reports.placeId, within), memberOf(userId, within))

/** Inlined instead of bound as parameters, so that each filter uses its index. */
const groups = {
  all: undefined,
  ongoing: sql`${reports.status} <> 'resolved'`,
  resolved: sql`${reports.status} = 'resolved'`,
}
type Group = keyof typeof groups

const only = {
  mine: or(isReporter(userId), isWitness(userId)),
  unread: isUnreadIn(within, userId),
  overdue: isOverdue(today),
}

const keptTotal = (total: SQL) =>
  sql<number>`(select ${total} from ${reportTotals} where ${reportTotals.placeId} = ${within})`
/** Whole groups have stored totals; a narrower list is counted with its page. */
const totals: Readonly<Record<Group, SQL<number>>> = {
  all: keptTotal(sql`${reportTotals.ongoing} + ${reportTotals.resolved}`),
  ongoing: keptTotal(sql`${reportTotals.ongoing}`),
  resolved: keptTotal(sql`${reportTotals.resolved}`),
}

const orders: Readonly<Record<Sort, SQL>> = {
  '-updated_at': desc(reports.updatedAt),
  updated_at: asc(reports.updatedAt),
  '-created_at': desc(reports.createdAt),
  created_at: asc(reports.createdAt),
}

type Search = { readonly where: SQL | undefined; readonly total: SQL<number>; readonly order: readonly SQL[] }

/**
 * Finds the ids of the page first, so that counting, sorting and skipping load no texts and no people. The statement has no
 * name, so PostgreSQL plans it for the values of each call.
 */
function onePage(db: Queryable, { where, total, order }: Search, name = '') {
  const found = db
    .select({ id: reports.id, total: total.as('total') })
    .from(reports)
    .where(where)
    .orderBy(...order, asc(reports.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('found')
  return db
    .select({ ...shownReport(reader), total: found.total })
    .from(found)
    .innerJoin(reports, eq(reports.id, found.id))
    .leftJoin(equipments, eq(equipments.id, reports.equipmentId))
    .orderBy(...order, asc(reports.id))
    .prepare(name)
}
type Page = Pick<ReturnType<typeof onePage>, 'execute'>

/** The first page of an uncounted list skips nothing, so it is read in the order of the index. */
const firstPage = (db: Queryable, { where, total, order }: Search, name: string): Page =>
  db
    .select({ ...shownReport(reader), total })
    .from(reports)
    .leftJoin(equipments, eq(equipments.id, reports.equipmentId))
    .where(where)
    .orderBy(...order, asc(reports.id))
    .limit(sql.placeholder('limit'))
    .prepare(name)

async function readPage(statement: Page, scope: Scope & { readonly within: string }, page: PageQuery) {
  const rows = await statement.execute({ ...scope, limit: page.perPage, offset: rowsToSkip(page) })
  const meta = await metaOf(rows, page, async () => {
    const [first] = await statement.execute({ ...scope, limit: 1, offset: 0 })
    return first?.total ?? 0
  })
  return { reports: rows.map(toReport), meta }
}

const orderOf = (sort: Sort, isOverdueFirst: boolean) =>
  isOverdueFirst ? [desc(isOverdue(today)), orders[sort]] : [orders[sort]]

type Whole = {
  readonly group: Group
  readonly sort: Sort
  readonly isOverdueFirst: boolean
  readonly isFirstPage: boolean
}
/** The most frequent lists. */
const wholeGroup = preparedEach(
  ({ group, sort, isOverdueFirst, isFirstPage }: Whole) =>
    `reports_of_place ${group} ${sort}${isOverdueFirst ? ' overdue first' : ''}${isFirstPage ? '' : ' later'}`,
  (db, { group, sort, isOverdueFirst, isFirstPage }, name): Page => {
    const write = isFirstPage ? firstPage : onePage
    const search = { where: and(ofPlace, groups[group]), total: totals[group], order: orderOf(sort, isOverdueFirst) }
    return write(db, search, name)
  },
)

/** The reports of a member's place, in one statement. */
export function listReports(db: Queryable, { placeId, ...filter }: PlaceFilter, page: PageQuery) {
  const { state, byCategory, q, withWorkOrder, search, sort } = filter
  const group = state === undefined ? 'all' : state === 'resolved' ? 'resolved' : 'ongoing'
  // A resolved report is not overdue.
  const isOverdueFirst = filter.isOverdueFirst && group !== 'resolved'
  const filters = [
    ...(state === 'opened' || state === 'acknowledged' ? [eq(reports.status, state)] : []),
    ...(byCategory === undefined ? [] : [sql`${reports.category} = ${byCategory}`]),
    ...(search ? [ilike(reports.searchText, toSearchPattern(search))] : []),
    ...(q === undefined ? [] : [only[q]]),
    ...(withWorkOrder ? [isNotNull(reports.workProvider)] : []),
  ]
  const statement =
    filters.length === 0
      ? wholeGroup(db, { group, sort, isOverdueFirst, isFirstPage: page.page === 1 })
      : onePage(db, {
          where: and(ofPlace, groups[group], ...filters),
          total: totalOfAll,
          order: orderOf(sort, isOverdueFirst),
        })
  return readPage(statement, { userId: filter.userId, today: filter.today, within: placeId }, page)
}

/** The number of unresolved reports about a piece of equipment. */
export function countOngoingAbout(equipmentId: AnyPgColumn): SQL<number> {
  const ongoing = sql`(select count(*)::int from ${reports} where ${reports.equipmentId} = ${equipmentId} and ${groups.ongoing})`
  // Wrapped because drizzle strips the table from a column that is directly in a selected expression.
  return sql<number>`${ongoing}`
}

/** Membership is checked once, in the place of the equipment, not for every report. */
const belongsToPlace = sql`exists (select 1 from ${equipments} where ${and(eq(equipments.id, within), memberOf(userId, equipments.placeId))})`

const aboutEquipment = prepared((db) => {
  const where = and(eq(reports.equipmentId, within), belongsToPlace)
  const total = sql<number>`(select ${equipmentReportTotals.reports} from ${equipmentReportTotals} where ${equipmentReportTotals.equipmentId} = ${within})`
  return onePage(db, { where, total, order: orderOf('-updated_at', false) }, 'reports_about_equipment')
})

/** The reports about one piece of equipment in a member's place, the latest updated first, in one statement. */
export const listReportsAbout = (
  db: Queryable,
  { equipmentId, ...scope }: Scope & { readonly equipmentId: string },
  page: PageQuery,
) => readPage(aboutEquipment(db), { ...scope, within: equipmentId }, page)
