import { and, asc, between, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { MandateKind } from '#contract/payments/mandates.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.store.ts'
import { lots, places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { callShares, calls } from '#server/services/ledger/calls.tables.ts'
import { debtId } from '#server/services/ledger/debtsOf.ts'
import { creditors, mandates } from '../mandates/mandates.tables.ts'
import { paymentEvents, payments } from '../payments/payments.tables.ts'

type Days = { readonly today: string; readonly until: string }
type Window = Days & { readonly offer: OfferCode }

const automaticKinds: readonly MandateKind[] = ['auto', 'auto_usual']
/** The accounts of calls for the yearly budget, in each chart: usual charges. */
const usualProducts = ['701', '4000']

const inForce = and(isNotNull(mandates.signedAt), isNull(mandates.endedAt), isNull(mandates.suspension))

/** Automatic payments announced to an owner for the day of a call, in any state. */
const announcedFor = and(
  eq(payments.placeId, calls.placeId),
  eq(payments.userId, mandates.userId),
  eq(payments.dueOn, calls.dueOn),
  eq(payments.origin, 'automatic'),
  isNull(payments.repeatsId),
)

/** The announced amount for one account and lot. Cents. */
const announced = sql`coalesce((
  select sum((debt ->> 'amount')::bigint) from ${payments}, jsonb_array_elements(${payments.intended}) as debt
  where ${announcedFor} and debt ->> 'account' = ${calls.account} and debt ->> 'lotId' = ${lots.id}::text), 0)`
const called = sql`sum(${callShares.amount})`

/**
 * Calls in a period to owners whose mandate pays them automatically, less the announced amounts: by day, account and lot. A
 * mandate that pays more than before has several debits for one day. Cents.
 */
const untold = (db: Queryable, { today, until }: Days, of: SQL | undefined) =>
  db
    .select({
      mandate: mandates,
      locale: users.locale,
      dueOn: calls.dueOn,
      account: calls.account,
      lotId: lots.id,
      amount: sql<number>`(${called} - ${announced})::bigint`.mapWith(Number),
      labels: sql<string[]>`array_agg(distinct ${calls.label})`,
      /** Counts the debits of the owner for that day, this one included. */
      part: sql<number>`(select count(*) + 1 from ${payments} where ${announcedFor})::int`.mapWith(Number),
    })
    .from(calls)
    .innerJoin(places, eq(places.id, calls.placeId))
    .innerJoin(callShares, eq(callShares.callId, calls.id))
    .innerJoin(lots, eq(lots.id, callShares.lotId))
    .innerJoin(mandates, and(eq(mandates.placeId, calls.placeId), eq(mandates.userId, lots.ownerId)))
    .innerJoin(users, eq(users.id, mandates.userId))
    .where(
      and(
        of,
        between(calls.dueOn, today, until),
        isNull(calls.entryId),
        inForce,
        inArray(mandates.kind, [...automaticKinds]),
        sql`(${mandates.kind} = 'auto' or ${inArray(calls.product, usualProducts)})`,
        memberOf(mandates.userId, calls.placeId),
      ),
    )
    .groupBy(mandates.id, users.locale, calls.placeId, calls.dueOn, calls.account, lots.id)
    .having(sql`${called} > ${announced}`)

/** The places of an offer where it is time to notify owners of debits. */
export async function placesToDebit(db: Queryable, { offer, ...days }: Window): Promise<readonly string[]> {
  const rows = untold(db, days, eq(places.offer, offer)).as('untold')
  const found = await db.selectDistinct({ placeId: rows.mandate.placeId }).from(rows).orderBy(asc(rows.mandate.placeId))
  return found.map(({ placeId }) => placeId)
}

/** Locks the creditor of a place until the end of the transaction. */
export async function lockCreditorOf(tx: Transaction, placeId: string): Promise<void> {
  await tx.select({ placeId: creditors.placeId }).from(creditors).where(eq(creditors.placeId, placeId)).for('update')
}

/** The debits of a place about which owners have to be notified. */
export const debitsToCome = (tx: Queryable, placeId: string, days: Days) =>
  untold(tx, days, eq(calls.placeId, placeId)).orderBy(
    asc(calls.dueOn),
    asc(mandates.id),
    asc(calls.account),
    asc(lots.id),
  )

/** Automatic payments of some owners that wait for their day. */
export const findAnnounced = async (db: Queryable, placeId: string, userIds: readonly string[], today: string) =>
  userIds.length === 0
    ? []
    : db
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.placeId, placeId),
            inArray(payments.userId, [...userIds]),
            eq(payments.origin, 'automatic'),
            inArray(payments.state, ['asked', 'inFile']),
            gte(payments.dueOn, today),
          ),
        )

type Owner = { readonly userId: string; readonly placeId: string }

const automaticOf = ({ userId, placeId }: Owner) =>
  and(eq(payments.placeId, placeId), eq(payments.userId, userId), eq(payments.origin, 'automatic'))

/** Automatic payments of an owner that are in no file yet. */
export const findUnsent = (db: Queryable, owner: Owner) =>
  db
    .select()
    .from(payments)
    .where(and(automaticOf(owner), inArray(payments.state, ['asked', 'held'])))

/** The last person who held a payment back. */
const heldBy = sql`(
  select ${paymentEvents.kind} from ${paymentEvents}
  where ${paymentEvents.paymentId} = ${payments.id} and ${inArray(paymentEvents.kind, ['held', 'stopped'])}
  order by ${paymentEvents.number} desc limit 1)`

/** Automatic payments of an owner that the portal itself holds back, with a day in the future. */
export const findStopped = (db: Queryable, owner: Owner, today: string) =>
  db
    .select()
    .from(payments)
    .where(and(automaticOf(owner), eq(payments.state, 'held'), gte(payments.dueOn, today), sql`${heldBy} = 'stopped'`))
    .orderBy(asc(payments.collectOn), asc(payments.id))

type Called = { readonly userId: string; readonly placeId: string; readonly days: readonly string[] }

/** The budget calls to an owner on some days, by the id of the debt. Cents. */
export async function usualDebts(db: Queryable, { userId, placeId, days }: Called) {
  if (days.length === 0) return new Map<string, number>()
  const rows = await db
    .select({
      account: calls.account,
      lotId: lots.id,
      dueOn: calls.dueOn,
      amount: sql<number>`sum(${callShares.amount})::bigint`.mapWith(Number),
    })
    .from(calls)
    .innerJoin(callShares, eq(callShares.callId, calls.id))
    .innerJoin(lots, and(eq(lots.id, callShares.lotId), eq(lots.ownerId, userId)))
    .where(and(eq(calls.placeId, placeId), inArray(calls.dueOn, [...days]), inArray(calls.product, usualProducts)))
    .groupBy(calls.account, lots.id, calls.dueOn)
  return new Map(rows.map((row) => [debtId(row), row.amount]))
}
