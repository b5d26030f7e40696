import { and, asc, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Decision, DecisionQuery, DecisionSort } from '#contract/decisions/decisionList.ts'
import type { LocaleCode } from '#contract/offers.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { prepared } from '#server/platform/prepared.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'
import { decisions, decisionVoters } from '../decisions.tables.ts'
import { ownLine, shownDecision, statusFor, toDecision } from '../shownDecision.store.ts'

type Filter = Pick<DecisionQuery, 'state' | 'search'> & {
  readonly userId: string
  readonly isImpersonated: boolean
  readonly placeId: string
  readonly now: Date
  readonly locale: LocaleCode
  readonly sort: DecisionSort
}

const userId = sql.placeholder('userId')
const when = { now: sql.placeholder('now'), isImpersonated: sql.placeholder('isImpersonated') }
/**
 * Groups of states that need no roll; an open decision stays ongoing when its date passes. They are inlined instead of bound as
 * parameters, so that each uses its index.
 */
const groups = {
  all: undefined,
  ongoing: sql`${decisions.life} in ('open', 'pastDate', 'awaitingRequalification')`,
  finished: sql`${decisions.life} not in ('open', 'pastDate', 'awaitingRequalification')`,
}
type Group = keyof typeof groups
const isGroup = (state: string): state is Group => state in groups

/** A filter that is not set is `null`. */
function narrowed(): SQL | undefined {
  const state = sql`${sql.placeholder('state')}::text`
  const pattern = sql`${sql.placeholder('pattern')}::text`
  return and(or(isNull(state), eq(statusFor(when), state)), or(isNull(pattern), ilike(decisions.searchText, pattern)))
}

const orders: Readonly<Record<DecisionSort, SQL>> = {
  '-created_at': desc(decisions.createdAt),
  '-due_at': desc(decisions.dueAt),
  due_at: asc(decisions.dueAt),
}

/** Finds the ids of the page first. A whole group needs no roll, and one count. */
const onePage = (sort: DecisionSort, group: Group, isNarrowed: boolean) =>
  prepared((db) => {
    const order = [orders[sort], asc(decisions.id)]
    const placeId = sql.placeholder('placeId')
    const ofGroup = and(eq(decisions.placeId, placeId), groups[group])
    const inGroup = and(ofGroup, memberOf(userId, placeId))
    // The total needs no membership check: only members get the rows that carry it.
    const total = isNarrowed ? totalOfAll : sql<number>`${db.$count(decisions, ofGroup)}`.mapWith(Number)
    const all = db
      .select({ id: decisions.id, total: total.as('total') })
      .from(decisions)
      .$dynamic()
    const wanted = isNarrowed
      ? all.leftJoin(decisionVoters, ownLine(userId)).where(and(inGroup, narrowed()))
      : all.where(inGroup)
    const found = wanted
      .orderBy(...order)
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .as('found')
    // The limit makes PostgreSQL look up the rows of the page; as a join, it may read those of all places.
    const lookedUp = db.select().from(decisions).where(eq(decisions.id, found.id)).limit(1).as('decisions')
    return db
      .select({ ...shownDecision(when), total: found.total })
      .from(found)
      .innerJoinLateral(lookedUp, sql`true`)
      .leftJoin(decisionVoters, ownLine(userId))
      .orderBy(...order)
      .prepare(`decisions ${sort} ${group}${isNarrowed ? ' narrowed' : ''}`)
  })

const statements = new Map<string, ReturnType<typeof onePage>>()
function statementOf(sort: DecisionSort, group: Group, isNarrowed: boolean) {
  const name = `${sort} ${group} ${isNarrowed}`
  const statement = statements.get(name) ?? onePage(sort, group, isNarrowed)
  statements.set(name, statement)
  return statement
}

/** Decisions of a member's place with the member's status in each, in one statement. */
export async function listDecisions(db: Queryable, filter: Filter, page: PageQuery) {
  const { state = 'all', search, sort } = filter
  const group = isGroup(state) ? state : 'all'
  const status = isGroup(state) ? undefined : state
  const statement = statementOf(sort, group, status !== undefined || search !== undefined)(db)
  const values = {
    userId: filter.userId,
    isImpersonated: filter.isImpersonated,
    placeId: filter.placeId,
    now: filter.now.toISOString(),
    state: status ?? null,
    pattern: search ? toSearchPattern(search) : null,
  }
  const rows = await statement.execute({ ...values, limit: page.perPage, offset: rowsToSkip(page) })
  const meta = await metaOf(rows, page, async () => {
    const [first] = await statement.execute({ ...values, limit: 1, offset: 0 })
    return first?.total ?? 0
  })
  const shown: readonly Decision[] = rows.map((row) => toDecision(row, filter.locale))
  return { decisions: shown, meta }
}
