import { and, asc, desc, eq, ilike, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Report, ReportQuery } from '#contract/reports.ts'
import { equipments } from '../equipments/equipments.tables.ts'
import { memberOf } from '../places/memberOf.ts'
import { toSearchPattern } from '../places/searchText.ts'
import type { Queryable } from '../platform/database.ts'
import { metaOf, type PageAsked, rowsToSkip, totalOfAll } from '../platform/pagedList.ts'
import { prepared } from '../platform/prepared.ts'
import { wordsOf } from '../platform/wordsOf.ts'
import { reports } from './reports.tables.ts'
import { isMine, isOverdue, isUnread, isWitness, shownReport, toReport } from './shownReport.ts'

type Sort = NonNullable<ReportQuery['sort']>
type Asked = Pick<ReportQuery, 'state' | 'byCategory' | 'q' | 'search'> & {
  readonly userId: string
  readonly today: string
  readonly sort: Sort
  /** Whoever answers reports sees broken promises before all. */
  readonly isOverdueFirst: boolean
} & ({ readonly placeId: string; readonly equipmentId?: never } | { readonly equipmentId: string })

const userId = sql.placeholder('userId')
const today = sql.placeholder('today')
const asking = { userId, today }

const within = {
  place: eq(reports.placeId, sql.placeholder('within')),
  equipment: eq(reports.equipmentId, sql.placeholder('within')),
}

/** What was not asked for is `null` and narrows nothing. */
function narrowed(): SQL | undefined {
  const state = sql`${sql.placeholder('state')}::text`
  const category = sql`${sql.placeholder('category')}::int`
  const q = sql`${sql.placeholder('q')}::text`
  const pattern = sql`${sql.placeholder('pattern')}::text`
  return and(
    or(isNull(state), eq(reports.status, state), and(eq(state, 'ongoing'), ne(reports.status, 'resolved'))),
    or(isNull(category), eq(reports.category, category)),
    or(isNull(pattern), ilike(reports.searchText, pattern)),
    or(
      isNull(q),
      and(eq(q, 'mine'), or(isMine(userId), isWitness(userId))),
      and(eq(q, 'unread'), isUnread(userId)),
      and(eq(q, 'overdue'), isOverdue(today)),
    ),
  )
}

const orders: Readonly<Record<Sort, SQL>> = {
  '-updated_at': desc(reports.updatedAt),
  updated_at: asc(reports.updatedAt),
  '-created_at': desc(reports.createdAt),
  created_at: asc(reports.createdAt),
}

type Shape = {
  readonly within: keyof typeof within
  readonly sort: Sort
  readonly isOverdueFirst: boolean
  /** Without a filter the plan is simpler. */
  readonly isNarrowed: boolean
}

/** The page is found first, with no more than its ids, so that counting and sorting carry no texts. */
const onePage = ({ isNarrowed, isOverdueFirst, sort, ...shape }: Shape) =>
  prepared((db) => {
    const order = [...(isOverdueFirst ? [desc(isOverdue(today))] : []), orders[sort], asc(reports.id)]
    const found = db
      .select({ id: reports.id, total: totalOfAll.as('total') })
      .from(reports)
      .where(and(within[shape.within], memberOf(userId, reports.placeId), isNarrowed ? narrowed() : undefined))
      .orderBy(...order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .as('found')
    const name = `reports_of_${shape.within} ${sort}${isOverdueFirst ? ' overdue first' : ''}${isNarrowed ? ' narrowed' : ''}`
    return db
      .select({ ...shownReport(asking), total: found.total })
      .from(found)
      .innerJoin(reports, eq(reports.id, found.id))
      .leftJoin(equipments, eq(equipments.id, reports.equipmentId))
      .orderBy(...order)
      .prepare(name)
  })

const statements = new Map<string, ReturnType<typeof onePage>>()
function statementOf(shape: Shape) {
  const key = JSON.stringify(shape)
  const statement = statements.get(key) ?? onePage(shape)
  statements.set(key, statement)
  return statement
}

/** Reports of a place, or about one piece of equipment, for somebody who belongs to the place; one statement. */
export async function listReports(db: Queryable, asked: Asked, page: PageAsked) {
  const { state, byCategory, q, search, sort, isOverdueFirst } = asked
  const statement = statementOf({
    within: asked.equipmentId === undefined ? 'place' : 'equipment',
    sort,
    isOverdueFirst,
    isNarrowed: [state, byCategory, q, search].some((filter) => filter !== undefined),
  })(db)
  const values = {
    userId: asked.userId,
    today: asked.today,
    within: asked.equipmentId ?? asked.placeId,
    state: state ?? null,
    category: byCategory ?? null,
    q: q ?? null,
    pattern: search ? toSearchPattern(search) : null,
  }
  const rows = await statement.execute({ ...values, limit: page.perPage, offset: rowsToSkip(page) })
  const meta = await metaOf(rows, page, async () => {
    const [first] = await statement.execute({ ...values, limit: 1, offset: 0 })
    return first?.total ?? 0
  })
  return { reports: rows.map(toReport), meta }
}

/** Ids are compared as words of the index, each as its beginning; a shared category decides between equals. */
export async function listSimilar(
  db: Queryable,
  asked: { readonly userId: string; readonly today: string; readonly placeId: string },
  { beginnings, category }: { readonly beginnings: readonly string[]; readonly category: number | undefined },
  most: number,
): Promise<readonly Report[]> {
  if (beginnings.length === 0) return []
  const words = wordsOf(reports.searchText)
  const queries = beginnings.map((beginning) => `${beginning}:*`)
  const shared = sql.join(
    queries.map((query) => sql`(${words} @@ to_tsquery('simple', ${query}))::int`),
    sql` + `,
  )
  const bonus = category === undefined ? sql`0` : sql`(${reports.category} = ${category})::int`
  const rows = await db
    .select(shownReport(asked))
    .from(reports)
    .leftJoin(equipments, eq(equipments.id, reports.equipmentId))
    .where(
      and(
        eq(reports.placeId, asked.placeId),
        memberOf(asked.userId, reports.placeId),
        ne(reports.status, 'resolved'),
        sql`${words} @@ to_tsquery('simple', ${queries.join(' | ')})`,
      ),
    )
    .orderBy(desc(sql`2 * (${shared}) + ${bonus}`), desc(reports.updatedAt), asc(reports.id))
    .limit(most)
  return rows.map(toReport)
}
