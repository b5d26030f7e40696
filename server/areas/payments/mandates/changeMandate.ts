import type { mandateRoutes } from '#contract/payments/mandates.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireConfirmation } from '#server/services/access/requireConfirmation.ts'
import { change } from '#server/services/changes/change.ts'
import { keepToKind } from '../automatic/keepToKind.ts'
import { stopPayments } from '../payments/stopPayments.ts'
import { requireOpen } from '../paymentWindow.ts'
import { voidSignature } from '../signatures/voidSignature.ts'
import { changedMandate } from './changedMandate.ts'
import * as store from './mandates.store.ts'
import { holdStanding, requireAction } from './standing.ts'

type Routes = typeof mandateRoutes

/** Changes what the mandate in force pays, confirmed by the password. */
export const chooseKind = (ctx: SignedInCtx, { params: { placeId }, body }: RouteOutput<Routes['choose']>) => {
  const { kind, confirmationToken } = body.moneyOrder
  const { actor, now, offer } = ctx
  requireOpen(now(), offer)
  return change(ctx, async (tx) => {
    const standing = await holdStanding(tx, ctx, placeId)
    requireAction(standing, { type: 'kind.choose', kind })
    await requireConfirmation(tx, ctx, confirmationToken)
    const { id } = required(standing.current)
    await store.writeMandate(tx, id, { kind })
    const { userId } = actor
    const news = await keepToKind(tx, ctx, { userId, placeId, kind })
    return { ...changedMandate('payments.chooseKind', { placeId, userId, subjectId: id }), news }
  })
}

/** Ends the mandate that is in force or suspended, and its pending replacement. */
export const revokeMandate = (ctx: SignedInCtx, { params: { placeId } }: RouteOutput<Routes['revoke']>) =>
  change(ctx, async (tx) => {
    const standing = await holdStanding(tx, ctx, placeId)
    requireAction(standing, { type: 'mandate.revoke' })
    const { id } = required(standing.current)
    const endedAt = ctx.now()
    await store.writeMandate(tx, id, { endedAt, endedBecause: 'revoked' })
    await stopPayments(tx, { userId: ctx.actor.userId, placeId, at: endedAt })
    if (standing.unsigned) await drop(tx, ctx, standing.unsigned.id)
    return changedMandate('payments.revokeMandate', { placeId, userId: ctx.actor.userId, subjectId: id })
  })

/** Discards the mandate that waits for a signature. */
export const dropMandate = (ctx: SignedInCtx, { params: { placeId } }: RouteOutput<Routes['drop']>) =>
  change(ctx, async (tx) => {
    const standing = await holdStanding(tx, ctx, placeId)
    requireAction(standing, { type: 'mandate.drop' })
    const { id } = required(standing.unsigned)
    await drop(tx, ctx, id)
    return changedMandate('payments.dropMandate', { placeId, userId: ctx.actor.userId, subjectId: id })
  })

/** Ends the mandate, and voids the code or request sent for its signature. */
async function drop(tx: Transaction, ctx: SignedInCtx, id: string) {
  await store.writeMandate(tx, id, { endedAt: ctx.now(), endedBecause: 'dropped' })
  await voidSignature(tx, ctx, id)
}

function required<Row>(row: Row | null): Row {
  if (!row) throw new Problem('action_not_possible', 'there is no such mandate')
  return row
}
