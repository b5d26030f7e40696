import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { openRefundStates, type RefundState } from '#contract/payments/refunds.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { metaOf, type PageQuery, rowsToSkip, totalOfAll } from '#server/platform/pagedList.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { refundEvents, refunds } from './refunds.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string }
export type RefundRow = typeof refunds.$inferSelect
type NewRefundEvent = Omit<typeof refundEvents.$inferInsert, 'number'>

const [approver, confirmer] = [alias(users, 'approver'), alias(users, 'confirmer')]
const isOpen = inArray(refunds.state, [...openRefundStates])
const ofPlace = ({ userId, placeId }: Scope) => and(eq(refunds.placeId, placeId), memberOf(userId, placeId))

/** One page of a person's own refunds in a place, the latest first. */
export async function findRefunds(db: Queryable, scope: Scope, page: PageQuery) {
  const where = and(eq(refunds.userId, scope.userId), ofPlace(scope))
  const rows = await db
    .select({ refund: refunds, total: totalOfAll })
    .from(refunds)
    .where(where)
    .orderBy(desc(refunds.askedAt), asc(refunds.id))
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  return { rows: rows.map(({ refund }) => refund), meta: await metaOf(rows, page, () => db.$count(refunds, where)) }
}

/** A refund of the person; `null` = they have no such refund in the place. */
export async function findRefund(db: Queryable, scope: Scope, id: string): Promise<RefundRow | null> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.userId, scope.userId), ofPlace(scope)))
  return row ?? null
}

/** The current state of a refund. */
export async function readRefund(tx: Transaction, id: string): Promise<RefundRow> {
  const [row] = await tx.select().from(refunds).where(eq(refunds.id, id))
  if (!row) throw new Error('a refund that a bank has is found')
  return row
}

const deskRows = (db: Queryable) =>
  db
    .select({
      refund: refunds,
      ownerName: users.displayName,
      approvedBy: approver.displayName,
      confirmedBy: confirmer.displayName,
    })
    .from(refunds)
    .innerJoin(users, eq(users.id, refunds.userId))
    .leftJoin(approver, eq(approver.id, refunds.approvedBy))
    .leftJoin(confirmer, eq(confirmer.id, refunds.confirmedBy))
export type DeskRow = Awaited<ReturnType<typeof deskRows>>[number]

/** One page of the refunds of a place: open ones first, the earliest promise first. */
export async function findRequests(db: Queryable, scope: Scope, state: RefundState | undefined, page: PageQuery) {
  const where = and(ofPlace(scope), state && eq(refunds.state, state))
  const order = [
    desc(sql`(${isOpen})`),
    sql`case when ${isOpen} then ${refunds.promisedBy} end`,
    desc(refunds.askedAt),
    asc(refunds.id),
  ]
  const shown = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(where)
    .orderBy(...order)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const rows = await deskRows(db)
    .where(inArray(refunds.id, shown))
    .orderBy(...order)
  return { rows, meta: { ...page, total: await db.$count(refunds, where) } }
}

/** A refund of a place, for the people who decide on it. */
export async function findRequest(db: Queryable, scope: Scope, id: string): Promise<DeskRow | null> {
  const [row] = await deskRows(db).where(and(eq(refunds.id, id), ofPlace(scope)))
  return row ?? null
}

/** Credit of owners of a place that is reserved for open refunds. Cents. */
export async function setAside(db: Queryable, placeId: string, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, number>()
  const rows = await db
    .select({ userId: refunds.userId, amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.placeId, placeId), inArray(refunds.userId, [...userIds]), isOpen))
  return new Map(rows.map(({ userId, amount }) => [userId, amount]))
}

export async function insertRefund(tx: Transaction, refund: typeof refunds.$inferInsert): Promise<void> {
  await tx.insert(refunds).values(refund)
}

export async function writeRefund(tx: Transaction, id: string, values: Partial<RefundRow>): Promise<void> {
  await tx.update(refunds).set(values).where(eq(refunds.id, id))
}

export async function insertRefundEvents(tx: Transaction, events: readonly NewRefundEvent[]): Promise<void> {
  await inBatches(events, (batch) => tx.insert(refundEvents).values(batch))
}

/** The steps of some refunds, in order. */
export async function eventsOfRefunds(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select()
    .from(refundEvents)
    .where(inArray(refundEvents.refundId, [...ids]))
    .orderBy(asc(refundEvents.number))
}
