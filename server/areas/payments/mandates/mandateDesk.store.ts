import { and, asc, desc, eq, ilike, isNotNull, isNull, sql } from 'drizzle-orm'
import type { DeskMandateState } from '#contract/payments/mandateDesk.ts'
import type { Queryable } from '#server/platform/database.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { toSearchPattern } from '#server/services/directory/searchText.ts'
import { payments } from '../payments/payments.tables.ts'
import { mandates } from './mandates.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string }
type Filters = { readonly state?: DeskMandateState | undefined; readonly search?: string | undefined }

const isLive = and(isNotNull(mandates.signedAt), isNull(mandates.endedAt))

/** When mandates lapse, in the same way as `hasLapsed`. */
type Lapse = { readonly today: string; readonly timeZone: string; readonly unusedMonths: number }

/** One page of the signed mandates of a place, by the name of their owner. */
export async function findMandatesOfPlace(
  db: Queryable,
  { userId, placeId }: Scope,
  { state, search, today, timeZone, unusedMonths }: Filters & Lapse,
  page: PageQuery,
) {
  // Looked up for each mandate: PostgreSQL might read all users in the order of their names.
  const owner = db
    .select({ name: users.displayName, searchText: users.searchText })
    .from(users)
    .where(eq(users.id, mandates.userId))
    .limit(1)
    .as('owner')
  const usedOn = sql`coalesce(${mandates.lastUsedOn}, (${mandates.signedAt} at time zone ${timeZone})::date)`
  const hasLapsed = sql`(${usedOn} + make_interval(months => ${unusedMonths}))::date < ${today}::date`
  const isSuspended = sql`(${mandates.suspension} is not null or ${hasLapsed})`
  const where = and(
    eq(mandates.placeId, placeId),
    memberOf(userId, placeId),
    isLive,
    state && (state === 'suspended' ? isSuspended : sql`not ${isSuspended}`),
    search ? ilike(owner.searchText, toSearchPattern(search)) : undefined,
  )
  const rows = await db
    .select({ mandate: mandates, name: owner.name, total: totalOfAll })
    .from(mandates)
    .innerJoinLateral(owner, sql`true`)
    .where(where)
    .orderBy(asc(owner.searchText), asc(mandates.id))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const counted = db.select({ id: mandates.id }).from(mandates).innerJoinLateral(owner, sql`true`)
  return { rows, meta: await metaOf(rows, page, () => db.$count(counted.where(where).as('counted'))) }
}

/** A signed mandate of a place that has not ended. */
export async function findLiveMandate(db: Queryable, { userId, placeId }: Scope, id: string) {
  const [row] = await db
    .select()
    .from(mandates)
    .where(and(eq(mandates.id, id), eq(mandates.placeId, placeId), isLive, memberOf(userId, placeId)))
  return row ?? null
}

/** Whether the last collection of a mandate was refused for a reason that is not communicated: its holder has died. */
export async function endsInSilence(db: Queryable, mandateId: string): Promise<boolean> {
  const [last] = await db
    .select({ state: payments.state, reason: payments.reason })
    .from(payments)
    .where(and(eq(payments.mandateId, mandateId), isNotNull(payments.reason)))
    .orderBy(desc(payments.collectOn), desc(payments.askedAt))
    .limit(1)
  return last?.reason?.sentence === null
}
