import { minutesBetweenPayments, type PaymentDetail, type paymentRoutes } from '#contract/payments/payments.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { isInForce } from '#machines/payments/mandate/mandate.lifecycle.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireConfirmation } from '#server/services/access/requireConfirmation.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { holdStanding } from '../mandates/standing.ts'
import { requireOpen } from '../paymentWindow.ts'
import { changedPayment } from './changedPayment.ts'
import { choosePayment } from './choosePayment.ts'
import { newEndToEndId } from './newEndToEndId.ts'
import { openBalance } from './openBalance.ts'
import * as store from './payments.store.ts'
import { toDetail } from './shownPayment.ts'

type Routes = typeof paymentRoutes

/** Requests a payment by the mandate in force. */
export function askPayment(
  ctx: SignedInCtx,
  { params: { placeId }, body }: RouteOutput<Routes['ask']>,
): Promise<RouteAnswer<Routes['ask']>> {
  const { actor, now, offer } = ctx
  const { choice, amount, isOverpayment, confirmationToken } = body.payment
  return newPayment(ctx, { placeId, confirmationToken }, async (tx) => {
    const today = civilDay(now(), offer.timeZone)
    const balance = await openBalance(tx, { userId: actor.userId, placeId, today })
    const { settles, ...chosen } = choosePayment(choice, balance, { today, offer })
    if (chosen.amount !== amount) throw new Problem('amount_changed', 'what is owed has changed since it was shown')
    if (chosen.isOverpayment && !isOverpayment) throw new Problem('overpayment', 'more than what is open')
    const intended = settles.map(({ account, lotId, dueOn, amount: part }) => ({ account, lotId, dueOn, amount: part }))
    return { amount, intended, collectOn: chosen.collectOn, repeatsId: null, dueOn: null, origin: 'owner' }
  })
}

type ChosenPayment = Pick<store.NewPayment, 'amount' | 'intended' | 'collectOn' | 'dueOn' | 'origin' | 'repeatsId'>

/**
 * Writes a payment that its owner requests, once in ten minutes, confirmed by the password. The lock on the place's creditor
 * orders simultaneous requests.
 */
export async function newPayment(
  ctx: SignedInCtx,
  { placeId, confirmationToken }: { readonly placeId: string; readonly confirmationToken: string },
  choose: (tx: Transaction) => Promise<ChosenPayment>,
): Promise<PaymentDetail> {
  const { actor, now, offer } = ctx
  const { userId } = actor
  requireOpen(now(), offer)
  return changeAndAnswer(ctx, async (tx) => {
    const { state, current } = await holdStanding(tx, ctx, placeId)
    if (!isInForce(state) || !current) throw new Problem('action_not_possible', `nothing is paid by what is ${state}`)
    await requirePause(tx, ctx, placeId)
    await requireConfirmation(tx, ctx, confirmationToken)
    const chosen = await choose(tx)
    const at = now()
    const payment = await store.insertPayment(tx, {
      ...chosen,
      placeId,
      userId,
      mandateId: current.id,
      state: 'asked',
      askedAt: at,
      endToEndId: newEndToEndId(),
    })
    const { id, collectOn } = payment
    const event = { source: 'owner', actorId: userId, at } as const
    await store.insertEvents(tx, [
      ...(chosen.repeatsId ? [{ ...event, paymentId: chosen.repeatsId, kind: 'askedAgain' as const }] : []),
      { ...event, paymentId: id, kind: 'asked', day: collectOn },
    ])
    const shown = { payment, account: current.accountShown, rum: current.rum, repeatedBy: null }
    return {
      ...changedPayment('payments.ask', payment),
      answer: () => toDetail(tx, ctx, shown),
    }
  })
}

/** @throws {Problem} `payment_too_soon` within ten minutes of the person's last requested payment in the place. */
async function requirePause(tx: Transaction, { actor, now }: SignedInCtx, placeId: string): Promise<void> {
  const pause = minutesBetweenPayments * 60_000
  const at = now().getTime()
  const last = await store.lastAsked(tx, { userId: actor.userId, placeId }, new Date(at - pause))
  if (!last) return
  const retryAfter = Math.ceil((last.getTime() + pause - at) / 1_000)
  throw new Problem('payment_too_soon', 'only one transaction every ten minutes', { retryAfter })
}
