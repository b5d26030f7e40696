import type { DeskRefund, RefundEventKind, refundDeskRoutes } from '#contract/payments/refunds.ts'
import type { RouteOutput } from '#contract/route.ts'
import { type RefundAction, refundAfter } from '#machines/payments/refund/refund.lifecycle.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { lockCreditor } from '../mandates/mandates.store.ts'
import { bookRefunds } from './bookRefunds.ts'
import { changedRefund } from './changedRefund.ts'
import { refundNews } from './refundNews.ts'
import type { RefundRow } from './refunds.store.ts'
import * as store from './refunds.store.ts'
import { factsOf, toRequests } from './shownRefund.ts'

type Routes = typeof refundDeskRoutes
type Named = { readonly placeId: string; readonly refundId: string }

/**
 * Reads a refund of a place under the lock of its creditor, and asks its chart.
 *
 * @throws {Problem} `not_found` for a refund of another place; `action_not_possible` when the chart does not allow the action.
 */
async function heldRefund(tx: Transaction, ctx: SignedInCtx, { placeId, refundId }: Named, action: RefundAction) {
  const scope = { userId: ctx.actor.userId, placeId }
  const creditor = await lockCreditor(tx, scope)
  const found = await store.findRequest(tx, scope, refundId)
  if (!creditor || !found) throw new Problem('not_found', 'the place has no such refund')
  const { refund } = found
  const next = refundAfter(refund.state, factsOf(refund, ctx), action)
  if (next === null) {
    throw new Problem('action_not_possible', `${action.type} cannot happen to a refund that is ${refund.state}`)
  }
  return { creditor, refund, next }
}

async function shownRequest(tx: Transaction, ctx: SignedInCtx, { placeId, refundId }: Named): Promise<DeskRefund> {
  const row = await store.findRequest(tx, { userId: ctx.actor.userId, placeId }, refundId)
  const [shown] = row ? await toRequests(tx, ctx, [row]) : []
  if (!shown) throw new Problem('not_found', 'the place has no such refund')
  return shown
}

type Decision = {
  readonly action: RefundAction
  readonly kind: RefundEventKind
  readonly audited: `payments.${string}`
  readonly values: Partial<RefundRow>
}

/** A decision by one person of the manager's staff. The owner is notified of a refusal. */
const decide = (ctx: SignedInCtx, params: Named, { action, kind, audited, values }: Decision): Promise<DeskRefund> =>
  changeAndAnswer(ctx, async (tx) => {
    const { refund, next } = await heldRefund(tx, ctx, params, action)
    await store.writeRefund(tx, refund.id, { ...values, state: next })
    await store.insertRefundEvents(tx, [
      { refundId: refund.id, kind, source: 'manager', actorId: ctx.actor.userId, at: ctx.now() },
    ])
    const decided = { ...refund, ...values }
    return {
      ...changedRefund(audited, refund),
      news: next === 'declined' ? await refundNews(tx, ctx, decided, 'declined') : [],
      answer: () => shownRequest(tx, ctx, params),
    }
  })

/** Approves a refund, as the first of two. */
export const approveRefund = (ctx: SignedInCtx, { params }: RouteOutput<Routes['approve']>): Promise<DeskRefund> =>
  decide(ctx, params, {
    action: { type: 'refund.approve' },
    kind: 'approved',
    audited: 'payments.approveRefund',
    values: { approvedBy: ctx.actor.userId },
  })

/** Confirms a refund that somebody else has approved. */
export const confirmRefund = (ctx: SignedInCtx, { params }: RouteOutput<Routes['confirm']>): Promise<DeskRefund> =>
  decide(ctx, params, {
    action: { type: 'refund.confirm' },
    kind: 'confirmed',
    audited: 'payments.confirmRefund',
    values: { confirmedBy: ctx.actor.userId },
  })

/** Declines a refund, with a reason. */
export const declineRefund = (
  ctx: SignedInCtx,
  { params, body }: RouteOutput<Routes['decline']>,
): Promise<DeskRefund> =>
  decide(ctx, params, {
    action: { type: 'refund.decline' },
    kind: 'declined',
    audited: 'payments.declineRefund',
    values: { declinedBecause: body.refund.reason },
  })

/** Records a transfer that was made at the bank by hand. */
export const settleRefund = (ctx: SignedInCtx, { params, body }: RouteOutput<Routes['settle']>): Promise<DeskRefund> =>
  changeAndAnswer(ctx, async (tx) => {
    const { creditor, refund } = await heldRefund(tx, ctx, params, { type: 'refund.settle' })
    const { transferredOn: day } = body.refund
    const [askedOn, today] = [refund.askedAt, ctx.now()].map((at) => civilDay(at, ctx.offer.timeZone))
    if (!askedOn || !today || day < askedOn || day > today) {
      throw new Problem('invalid_value', 'a transfer follows its request, and has happened', {
        fields: [{ field: 'refund.transferred_on', code: 'invalid' }],
      })
    }
    await bookRefunds(tx, ctx, creditor, [{ refund, day, source: 'manager' }])
    return {
      ...changedRefund('payments.settleRefund', refund),
      news: await refundNews(tx, ctx, refund, 'booked'),
      answer: () => shownRequest(tx, ctx, params),
    }
  })
