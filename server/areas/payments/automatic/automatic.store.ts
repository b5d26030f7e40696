import { and, asc, eq, exists, gte, inArray, isNotNull, isNull, lte, not, sql } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import type { MandateKind } from '#contract/payments/mandates.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { memberOf } from '#server/services/directory/memberOf.ts'
import { lots, places } from '#server/services/directory/places.tables.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { callShares, calls } from '#server/services/ledger/calls.tables.ts'
import { debtId } from '#server/services/ledger/debtsOf.ts'
import { creditors, mandates } from '../mandates/mandates.tables.ts'
import { payments } from '../payments/payments.tables.ts'

type Window = { readonly offer: OfferCode; readonly today: string; readonly until: string }

const automaticKinds: readonly MandateKind[] = ['auto', 'auto_usual']
/** What is called for the yearly budget, in each chart: usual charges. */
const usualProducts = ['701', '4000']

const inForce = and(isNotNull(mandates.signedAt), isNull(mandates.endedAt), isNull(mandates.suspension))

/** What is called, soon and not yet, from owners whose mandate pays it by itself and who have not been told of its debit. */
const toDebit = (db: Queryable) => {
  const isTold = exists(
    db
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.placeId, calls.placeId),
          eq(payments.userId, mandates.userId),
          eq(payments.dueOn, calls.dueOn),
          eq(payments.origin, 'automatic'),
        ),
      ),
  )
  return and(
    isNull(calls.entryId),
    inForce,
    inArray(mandates.kind, [...automaticKinds]),
    sql`(${mandates.kind} = 'auto' or ${inArray(calls.product, usualProducts)})`,
    memberOf(mandates.userId, calls.placeId),
    not(isTold),
  )
}

/** The places of an offer that call something in a window from owners who pay automatically. */
export async function placesToDebit(db: Queryable, { offer, today, until }: Window): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ placeId: calls.placeId })
    .from(calls)
    .innerJoin(places, eq(places.id, calls.placeId))
    .innerJoin(mandates, eq(mandates.placeId, calls.placeId))
    .where(and(eq(places.offer, offer), gte(calls.dueOn, today), lte(calls.dueOn, until), toDebit(db)))
    .orderBy(asc(calls.placeId))
  return rows.map(({ placeId }) => placeId)
}

/** Locks the creditor of a place until the end of the transaction. */
export async function lockCreditorOf(tx: Transaction, placeId: string): Promise<void> {
  await tx.select({ placeId: creditors.placeId }).from(creditors).where(eq(creditors.placeId, placeId)).for('update')
}

/** What is called in a place in a window from each such owner, by day, account and lot. Cents. */
export const debitsToCome = (tx: Queryable, placeId: string, { today, until }: Omit<Window, 'offer'>) =>
  tx
    .select({
      mandate: mandates,
      locale: users.locale,
      dueOn: calls.dueOn,
      account: calls.account,
      lotId: lots.id,
      amount: sql<number>`sum(${callShares.amount})::bigint`.mapWith(Number),
      labels: sql<string[]>`array_agg(distinct ${calls.label})`,
    })
    .from(calls)
    .innerJoin(callShares, eq(callShares.callId, calls.id))
    .innerJoin(lots, eq(lots.id, callShares.lotId))
    .innerJoin(mandates, and(eq(mandates.placeId, calls.placeId), eq(mandates.userId, lots.ownerId)))
    .innerJoin(users, eq(users.id, mandates.userId))
    .where(and(eq(calls.placeId, placeId), gte(calls.dueOn, today), lte(calls.dueOn, until), toDebit(tx)))
    .groupBy(mandates.id, users.locale, calls.dueOn, calls.account, lots.id)
    .orderBy(asc(calls.dueOn), asc(mandates.id), asc(calls.account), asc(lots.id))

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

/** Automatic payments of an owner that are in no file yet. */
export const findUnsent = (db: Queryable, { userId, placeId }: { readonly userId: string; readonly placeId: string }) =>
  db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.placeId, placeId),
        eq(payments.userId, userId),
        eq(payments.origin, 'automatic'),
        inArray(payments.state, ['asked', 'held']),
      ),
    )

type Called = { readonly userId: string; readonly placeId: string; readonly days: readonly string[] }

/** What is called from an owner for the budget on some days, by the id of its debt. Cents. */
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
