import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { type PaymentOrigin, type paymentRoutes, underwayStates } from '#contract/payments/payments.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { type PageQuery, rowsToSkip } from '#server/platform/pagedList.ts'
import { placeOf, thingsIn } from '#server/platform/placeOf.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { mandates } from '../mandates/mandates.tables.ts'
import { paymentEvents, payments } from './payments.tables.ts'

type Scope = { readonly userId: string; readonly placeId: string }
export type PaymentRow = typeof payments.$inferSelect
export type NewPayment = typeof payments.$inferInsert
export type NewEvent = Omit<typeof paymentEvents.$inferInsert, 'number'>
type Filters = Omit<z.output<typeof paymentRoutes.list.query>, 'page' | 'perPage'>

const repeats = alias(payments, 'repeats')
const shown = {
  payment: payments,
  account: mandates.accountShown,
  rum: mandates.rum,
  repeatedBy: repeats.id,
}
export type ShownRow = {
  readonly payment: PaymentRow
  readonly account: string
  readonly rum: string
  readonly repeatedBy: string | null
}

/** One page of a person's own payments in a place, the latest first. */
export async function findPayments(db: Queryable, { userId, placeId }: Scope, filters: Filters, page: PageQuery) {
  const { state, origin, underway } = filters
  const where = and(
    eq(payments.userId, userId),
    eq(payments.placeId, placeId),
    memberOf(userId, placeId),
    state && eq(payments.state, state),
    origin && eq(payments.origin, origin),
    underway && inArray(payments.state, [...underwayStates]),
  )
  const order = [desc(payments.askedAt), asc(payments.id)]
  const ofPage = db
    .select({ id: payments.id })
    .from(payments)
    .where(where)
    .orderBy(...order)
    .limit(page.perPage)
    .offset(rowsToSkip(page))
  const rows = await db
    .select(shown)
    .from(payments)
    .innerJoin(mandates, eq(mandates.id, payments.mandateId))
    .leftJoin(repeats, eq(repeats.repeatsId, payments.id))
    .where(inArray(payments.id, ofPage))
    .orderBy(...order)
  return { rows, meta: { ...page, total: await db.$count(payments, where) } }
}

/** A payment of the person; `null` = they have no such payment. */
export async function findPayment(db: Queryable, userId: string, id: string): Promise<ShownRow | null> {
  const [row] = await db
    .select(shown)
    .from(payments)
    .innerJoin(mandates, eq(mandates.id, payments.mandateId))
    .leftJoin(repeats, eq(repeats.repeatsId, payments.id))
    .where(and(eq(payments.id, id), eq(payments.userId, userId), memberOf(userId, payments.placeId)))
  return row ?? null
}

const payment = thingsIn('payment', payments)
export const placeOfPayment = placeOf(({ paymentId }: { readonly paymentId: string }) => payment(paymentId))

/** A payment of the person in a place that they still belong to, and the offer of its site; `null` = none. */
export async function findOutcome(db: Queryable, userId: string, paymentId: string) {
  const [row] = await db
    .select({ placeId: payments.placeId, state: payments.state, offer: places.offer })
    .from(payments)
    .innerJoin(places, eq(places.id, payments.placeId))
    .where(and(eq(payments.id, paymentId), eq(payments.userId, userId), memberOf(userId, payments.placeId)))
  return row ?? null
}

export const eventsOf = (db: Queryable, paymentId: string) =>
  db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, paymentId)).orderBy(asc(paymentEvents.number))

/** The payments of a person on their way in a place, the first one first. */
export const findUnderway = (db: Queryable, { userId, placeId }: Scope): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.placeId, placeId),
        inArray(payments.state, [...underwayStates]),
        memberOf(userId, placeId),
      ),
    )
    .orderBy(asc(payments.askedAt), asc(payments.id))

/** When a person last requested a payment in a place; `null` = not since a given moment. */
export async function lastAsked(db: Queryable, { userId, placeId }: Scope, since: Date): Promise<Date | null> {
  const [row] = await db
    .select({ askedAt: sql`max(${payments.askedAt})`.mapWith(payments.askedAt) })
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.placeId, placeId),
        eq(payments.origin, 'owner'),
        gt(payments.askedAt, since),
      ),
    )
  return row?.askedAt ?? null
}

/** Writes payments; returns them in the same order. */
export async function insertPayments(tx: Transaction, rows: readonly NewPayment[]): Promise<readonly PaymentRow[]> {
  const written: PaymentRow[] = []
  await inBatches(rows, async (batch) => written.push(...(await tx.insert(payments).values(batch).returning())))
  return written
}

/** Holds back requested payments of a person that are in no file; returns them. */
export const holdAsked = (tx: Transaction, { userId, placeId, origin }: Scope & { readonly origin?: PaymentOrigin }) =>
  tx
    .update(payments)
    .set({ state: 'held' })
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.placeId, placeId),
        eq(payments.state, 'asked'),
        origin && eq(payments.origin, origin),
      ),
    )
    .returning({ id: payments.id })

export async function insertPayment(tx: Transaction, payment: NewPayment): Promise<PaymentRow> {
  const [row] = await insertPayments(tx, [payment])
  if (!row) throw new Error('an inserted payment is returned')
  return row
}

export async function writePayment(tx: Transaction, id: string, values: Partial<NewPayment>): Promise<void> {
  await tx.update(payments).set(values).where(eq(payments.id, id))
}

export async function insertEvents(tx: Transaction, events: readonly NewEvent[]): Promise<void> {
  await inBatches(events, (batch) => tx.insert(paymentEvents).values(batch))
}
