import { and, asc, desc, eq, ilike, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Decision, DecisionQuery, DecisionSort } from '#contract/decisions/decisionList.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { prepared } from '#server/platform/prepared.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'
import { decisions, decisionVoters } from './decisions.tables.ts'
import { lifeAt, ownLine, shownDecision, statusFor, toDecision } from './shownDecision.ts'

type Lookup = Pick<DecisionQuery, 'state' | 'search'> & {
  readonly userId: string
  readonly placeId: string
  readonly now: Date
  readonly locale: LocaleCode
  readonly sort: DecisionSort
}

const userId = sql.placeholder('userId')
const now = sql.placeholder('now')
/** Open, past its date, or awaiting the president. */
const ongoing = ['open', 'pastDate', 'awaitingRequalification']

/** A filter that is not set is `null`. */
function narrowed(): SQL | undefined {
  const state = sql`${sql.placeholder('state')}::text`
  const pattern = sql`${sql.placeholder('pattern')}::text`
  return and(
    or(
      isNull(state),
      eq(statusFor(now), state),
      and(eq(state, 'ongoing'), inArray(lifeAt(now), ongoing)),
      and(eq(state, 'finished'), notInArray(lifeAt(now), ongoing)),
    ),
    or(isNull(pattern), ilike(decisions.searchText, pattern)),
  )
}

const orders: Readonly<Record<DecisionSort, SQL>> = {
  '-created_at': desc(decisions.createdAt),
  '-due_at': desc(decisions.dueAt),
  due_at: asc(decisions.dueAt),
}

/** The page is found first, with no more than its ids; without a filter, without the roll. */
const onePage = (sort: DecisionSort, isNarrowed: boolean) =>
  prepared((db) => {
    const order = [orders[sort], asc(decisions.id)]
    const inPlace = and(eq(decisions.placeId, sql.placeholder('placeId')), memberOf(userId, decisions.placeId))
    const all = db
      .select({ id: decisions.id, total: totalOfAll.as('total') })
      .from(decisions)
      .$dynamic()
    const wanted = isNarrowed
      ? all.leftJoin(decisionVoters, ownLine(userId)).where(and(inPlace, narrowed()))
      : all.where(inPlace)
    const found = wanted
      .orderBy(...order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .as('found')
    return db
      .select({ ...shownDecision(now), total: found.total })
      .from(found)
      .innerJoin(decisions, eq(decisions.id, found.id))
      .leftJoin(decisionVoters, ownLine(userId))
      .orderBy(...order)
      .prepare(`decisions ${sort}${isNarrowed ? ' narrowed' : ''}`)
  })

const statements = {
  '-created_at': [onePage('-created_at', false), onePage('-created_at', true)],
  '-due_at': [onePage('-due_at', false), onePage('-due_at', true)],
  due_at: [onePage('due_at', false), onePage('due_at', true)],
} as const satisfies Record<DecisionSort, unknown>

/** Decisions of a place for somebody who belongs to it, as they stand to each; one statement. */
export async function listDecisions(db: Queryable, lookup: Lookup, page: PageQuery) {
  const { state, search, sort } = lookup
  const [whole, narrow] = statements[sort]
  const statement = (state === undefined && search === undefined ? whole : narrow)(db)
  const values = {
    userId: lookup.userId,
    placeId: lookup.placeId,
    now: lookup.now.toISOString(),
    state: state ?? null,
    pattern: search ? toSearchPattern(search) : null,
  }
  const rows = await statement.execute({ ...values, limit: page.perPage, offset: rowsToSkip(page) })
  const meta = await metaOf(rows, page, async () => {
    const [first] = await statement.execute({ ...values, limit: 1, offset: 0 })
    return first?.total ?? 0
  })
  const shown: readonly Decision[] = rows.map((row) => toDecision(row, lookup.locale))
  return { decisions: shown, meta }
}
