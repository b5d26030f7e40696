import type { paymentRoutes } from '#contract/payments/payments.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { type PaymentAction, paymentAfter } from '#machines/payments/payment/payment.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import { holdStanding } from '../mandates/standing.ts'
import { newPayment } from './askPayment.ts'
import { changedPayment } from './changedPayment.ts'
import { firstCollectionDay } from './collectionDay.ts'
import * as store from './payments.store.ts'
import { factsOf, readCircumstances } from './shownPayment.ts'

type Routes = typeof paymentRoutes

/**
 * Reads a payment of the person under the lock of its creditor, and asks its chart.
 *
 * @throws {Problem} `not_found` for a payment of others; `action_not_possible` when the chart does not allow the action.
 */
async function heldPayment(tx: Transaction, ctx: SignedInCtx, paymentId: string, action: PaymentAction) {
  const { userId } = ctx.actor
  const placeId = await store.placeOfPayment(tx, { paymentId })
  if (placeId) await holdStanding(tx, ctx, placeId)
  const found = await store.findPayment(tx, userId, paymentId)
  if (!found) throw new Problem('not_found', 'the person has no such payment')
  const { payment, repeatedBy } = found
  const known = await readCircumstances(tx, ctx, payment.placeId)
  const next = paymentAfter(payment.state, factsOf(payment, { ...known, isRepeated: repeatedBy !== null }), action)
  if (next === null) {
    throw new Problem('action_not_possible', `${action.type} cannot happen to a payment that is ${payment.state}`)
  }
  return { payment, next, ...known }
}

/** Holds a debit back. */
export const holdPayment = (ctx: SignedInCtx, { params }: RouteOutput<Routes['hold']>): Promise<void> =>
  change(ctx, async (tx) => {
    const { payment, next } = await heldPayment(tx, ctx, params.paymentId, { type: 'payment.hold' })
    await store.writePayment(tx, payment.id, { state: next })
    await keep(tx, ctx, payment.id, 'held')
    return changedPayment('payments.hold', payment)
  })

/** Releases a debit: it is collected on its day, or as soon as banks can. */
export const releasePayment = (ctx: SignedInCtx, { params }: RouteOutput<Routes['release']>): Promise<void> =>
  change(ctx, async (tx) => {
    const { payment, next, canPay, today } = await heldPayment(tx, ctx, params.paymentId, { type: 'payment.release' })
    if (!canPay) throw new Problem('action_not_possible', 'no mandate in force could pay it')
    const first = firstCollectionDay({ today, offer: ctx.offer })
    const collectOn = payment.collectOn > first ? payment.collectOn : first
    await store.writePayment(tx, payment.id, { state: next, collectOn })
    await keep(tx, ctx, payment.id, 'released', collectOn)
    return changedPayment('payments.release', payment)
  })

const keep = (
  tx: Transaction,
  { actor, now }: SignedInCtx,
  paymentId: string,
  kind: 'held' | 'released',
  day: string | null = null,
) => store.insertEvents(tx, [{ paymentId, kind, source: 'owner', actorId: actor.userId, at: now(), day }])

/** Retries a refused payment, as a new one. */
export async function retryPayment(
  ctx: SignedInCtx,
  { params: { paymentId }, body }: RouteOutput<Routes['retry']>,
): Promise<RouteAnswer<Routes['retry']>> {
  const placeId = await store.placeOfPayment(ctx.db, { paymentId })
  if (!placeId) throw new Problem('not_found', 'the person has no such payment')
  return newPayment(ctx, { placeId, confirmationToken: body.payment.confirmationToken }, async (tx) => {
    const { payment, today } = await heldPayment(tx, ctx, paymentId, { type: 'payment.retry' })
    const collectOn = firstCollectionDay({ today, offer: ctx.offer })
    const { amount, intended } = payment
    return { amount, intended, collectOn, dueOn: null, origin: 'owner', repeatsId: payment.id }
  })
}
