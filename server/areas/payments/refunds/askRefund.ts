import { randomUUID } from 'node:crypto'
import { shownAccount } from '#contract/payments/accountDetails.ts'
import type { refundRoutes } from '#contract/payments/refunds.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { isInForce } from '#machines/payments/mandate/mandate.lifecycle.ts'
import { refundAfter } from '#machines/payments/refund/refund.lifecycle.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireConfirmation } from '#server/services/access/requireConfirmation.ts'
import { change, changeAndAnswer } from '#server/services/changes/change.ts'
import { findPersonOfOffer } from '#server/services/directory/profile.store.ts'
import { readAccount } from '../mandates/readAccount.ts'
import { accountOf } from '../mandates/sealedMandate.ts'
import { refundPlace } from '../mandates/sealedPlaces.ts'
import { holdStanding, type Standing } from '../mandates/standing.ts'
import { newEndToEndId } from '../payments/newEndToEndId.ts'
import { changedRefund } from './changedRefund.ts'
import { freeCredit } from './freeCredit.ts'
import { promiseFor } from './readRefunds.ts'
import * as store from './refunds.store.ts'
import { factsOf, toRefunds } from './shownRefund.ts'

type Routes = typeof refundRoutes
type RefundInput = RouteOutput<Routes['ask']>['body']['refund']

/** Requests a refund of credit. The lock on the place's creditor orders simultaneous requests. */
export function askRefund(
  ctx: SignedInCtx,
  { params: { placeId }, body }: RouteOutput<Routes['ask']>,
): Promise<RouteAnswer<Routes['ask']>> {
  const { actor, now, offer, secrets } = ctx
  const { userId } = actor
  const { amount, confirmationToken } = body.refund
  return changeAndAnswer(ctx, async (tx) => {
    const standing = await holdStanding(tx, ctx, placeId)
    if (!standing.creditor) throw new Problem('action_not_possible', 'nobody pays online here')
    const askedAt = now()
    const today = civilDay(askedAt, offer.timeZone)
    if ((await store.setAside(tx, placeId, [userId])).has(userId)) {
      throw new Problem('action_not_possible', 'another refund is open')
    }
    await requireConfirmation(tx, ctx, confirmationToken)
    const { free } = await freeCredit(tx, { userId, placeId, today })
    if (amount > free) throw new Problem('amount_changed', 'less credit is free')
    const details = accountFor(ctx, standing, body.refund)
    const person = await findPersonOfOffer(tx, userId, offer.code)
    const id = randomUUID()
    const refund = {
      id,
      placeId,
      userId,
      amount,
      askedAt,
      state: 'asked',
      promisedBy: promiseFor(today, offer),
      accountSealed: secrets.seal('bankAccount', refundPlace(id), JSON.stringify(details)),
      accountShown: shownAccount(details),
      holder: (body.refund.isToMandate ? standing.current?.ownerName : person?.displayName) ?? '',
      endToEndId: newEndToEndId('R'),
    } as const
    await store.insertRefund(tx, refund)
    await store.insertRefundEvents(tx, [{ refundId: id, kind: 'asked', source: 'owner', actorId: userId, at: askedAt }])
    return {
      ...changedRefund('payments.askRefund', refund),
      answer: async () => {
        const row = await store.findRefund(tx, { userId, placeId }, id)
        const [shown] = row ? await toRefunds(tx, [row]) : []
        if (!shown) throw new Error('an inserted refund is found')
        return shown
      },
    }
  })
}

/** The account that receives a refund. */
function accountFor(ctx: SignedInCtx, { state, current }: Standing, { isToMandate, ...typed }: RefundInput) {
  if (!isToMandate) return readAccount(ctx, typed, 'refund')
  if (!current || !isInForce(state)) throw new Problem('action_not_possible', 'no mandate in force has an account')
  return accountOf(ctx, current)
}

/** Withdraws the request, so that the credit stays on the account. */
export const withdrawRefund = (ctx: SignedInCtx, { params }: RouteOutput<Routes['withdraw']>): Promise<void> =>
  change(ctx, async (tx) => {
    const { placeId, refundId } = params
    const { userId } = ctx.actor
    await holdStanding(tx, ctx, placeId)
    const refund = await store.findRefund(tx, { userId, placeId }, refundId)
    if (!refund) throw new Problem('not_found', 'the person has no such refund')
    const state = refundAfter(refund.state, factsOf(refund, ctx), { type: 'refund.withdraw' })
    if (state === null) throw new Problem('action_not_possible', `a refund that is ${refund.state} is not withdrawn`)
    await store.writeRefund(tx, refundId, { state })
    await store.insertRefundEvents(tx, [
      { refundId, kind: 'withdrawn', source: 'owner', actorId: userId, at: ctx.now() },
    ])
    return changedRefund('payments.withdrawRefund', refund)
  })
