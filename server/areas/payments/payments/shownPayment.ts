import type { Payment, PaymentDetail } from '#contract/payments/payments.ts'
import { isInForce } from '#machines/payments/mandate/mandate.lifecycle.ts'
import type { PaymentFacts } from '#machines/payments/payment/payment.lifecycle.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { debtId } from '#server/services/ledger/debtsOf.ts'
import { readStanding } from '../mandates/standing.ts'
import { expectedDay, firstHoldableDay, type When } from './collectionDay.ts'
import { creditedBy } from './debts.store.ts'
import { nameDebts } from './nameDebts.ts'
import { openBalance } from './openBalance.ts'
import { eventsOf, type PaymentRow, type ShownRow } from './payments.store.ts'

type Reader = Pick<SignedInCtx, 'actor' | 'locale' | 'now' | 'offer'>

/** Refusals after which the owner can retry, once the obstacle is gone. */
const isAskable = ({ reason }: Pick<PaymentRow, 'reason'>) =>
  reason !== null && reason.retry !== 'none' && reason.retry !== 'afterOurFix'

type Circumstances = When & { readonly canPay: boolean; readonly isRepeated: boolean }

/** The facts that the chart of a payment needs. */
export const factsOf = (row: PaymentRow, { canPay, isRepeated, ...when }: Circumstances): PaymentFacts => ({
  isHandedOut: row.isHandedOut,
  isHoldable: row.state === 'asked' && row.collectOn >= firstHoldableDay(when),
  isRetryable: row.state === 'refused' && canPay && !isRepeated && isAskable(row),
})

/** The context for showing payments: the day, and whether the mandate can be used. */
export async function readCircumstances(db: Queryable, ctx: Reader, placeId: string) {
  const { state } = await readStanding(db, ctx, placeId)
  return { today: civilDay(ctx.now(), ctx.offer.timeZone), canPay: isInForce(state), offer: ctx.offer }
}

type Known = Omit<Circumstances, 'isRepeated'>

export function toPayment({ offer }: Pick<Reader, 'offer'>, { payment, ...of }: ShownRow, known: Known): Payment {
  const { id, placeId, state, origin, amount, askedAt, collectOn, dueOn, collectedOn, endToEndId, reason } = payment
  const expected = expectedDay(askedAt, collectOn, offer)
  // An automatic payment waits for its day, which the owner knows from the notice.
  const isOnItsWay = state === 'inFile' || (state === 'asked' && origin === 'owner')
  const isExpected = isOnItsWay && expected >= known.today
  return {
    id,
    placeId,
    state,
    origin,
    amount,
    askedAt: askedAt.toISOString(),
    collectOn,
    dueOn,
    expectedBy: isExpected ? (origin === 'automatic' ? collectOn : expected) : null,
    collectedOn,
    account: of.account,
    rum: of.rum,
    reference: endToEndId,
    reason,
    ...factsOf(payment, { ...known, isRepeated: of.repeatedBy !== null }),
    repeats: payment.repeatsId,
    repeatedBy: of.repeatedBy,
  }
}

/** A payment with its steps, and what it has settled or will. */
export async function toDetail(db: Queryable, ctx: Reader, row: ShownRow): Promise<PaymentDetail> {
  const { payment } = row
  const { placeId } = payment
  const known = await readCircumstances(db, ctx, placeId)
  const { settles, credit } = await settledBy(db, payment, known.today)
  const nameOf = await nameDebts(db, ctx, placeId, settles)
  const events = await eventsOf(db, payment.id)
  return {
    ...toPayment(ctx, row, known),
    events: events.map(({ kind, source, at, day }) => ({ kind, source, at: at.toISOString(), day })),
    settles: settles.map(({ amount, left, ...debt }) => ({ ...nameOf(debt), amount, left })),
    credit,
    hasReceipt: payment.state === 'booked',
  }
}

async function settledBy(db: Queryable, { placeId, userId, ...payment }: PaymentRow, today: string) {
  if (payment.state === 'refused' || payment.state === 'refunded') return { settles: [], credit: 0 }
  const { debts, left, forecasts } = await openBalance(db, { placeId, userId, today })
  if (payment.state === 'booked' && payment.entryId) {
    const credited = await creditedBy(db, payment.entryId, userId)
    const settles = credited.flatMap(({ dueOn, ...line }) => {
      if (dueOn === null) return []
      return [{ ...line, dueOn, left: debts.find(({ id }) => id === debtId({ ...line, dueOn }))?.open ?? 0 }]
    })
    return { settles, credit: credited.reduce((sum, { dueOn, amount }) => sum + (dueOn === null ? amount : 0), 0) }
  }
  const forecast = forecasts.get(payment.id)
  if (!forecast) return { settles: payment.intended.map((debt) => ({ ...debt, left: 0 })), credit: 0 }
  const settles = forecast.settles.flatMap(({ id, amount }) => {
    const debt = debts.find((other) => other.id === id)
    return debt ? [{ ...debt, amount, left: left.get(id) ?? 0 }] : []
  })
  return { settles, credit: forecast.credit }
}
