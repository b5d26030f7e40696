import type { DeskMandate, mandateDeskRoutes } from '#contract/payments/mandateDesk.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { mandateAfter } from '#machines/payments/mandate/mandate.lifecycle.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import { change, type Outcome } from '#server/services/changes/change.ts'
import { stopPayments } from '../payments/stopPayments.ts'
import { changedMandate } from './changedMandate.ts'
import * as desk from './mandateDesk.store.ts'
import { mandateNews } from './mandateNews.ts'
import { type MandateRow, writeMandate } from './mandates.store.ts'
import { holdCreditor, suspensionOf } from './standing.ts'

type Routes = typeof mandateDeskRoutes
type Named = { readonly placeId: string; readonly mandateId: string }

export async function listMandates(
  { db, actor, now, offer }: SignedInCtx,
  { params: { placeId }, query: { state, search, ...page } }: RouteOutput<Routes['list']>,
): Promise<RouteAnswer<Routes['list']>> {
  const { unusedMonths } = paymentSettings[offer.code]
  const lapse = { today: civilDay(now(), offer.timeZone), timeZone: offer.timeZone, unusedMonths }
  const scope = { userId: actor.userId, placeId }
  const { rows, meta } = await desk.findMandatesOfPlace(db, scope, { state, search, ...lapse }, page)
  const shown = rows.flatMap(({ mandate, name }): DeskMandate[] => {
    const { id, rum, kind, userId, accountShown, signedAt, lastUsedOn } = mandate
    if (!signedAt) return []
    const suspension = suspensionOf(mandate, now(), offer)
    const owner = { ownerId: userId, ownerName: name }
    return [
      { id, rum, kind, ...owner, account: accountShown, signedAt: signedAt.toISOString(), lastUsedOn, suspension },
    ]
  })
  return listAnswer(shown, { mandates: byId(shown) }, meta)
}

/**
 * Reads a signed mandate under the lock of the place's creditor, and asks its chart.
 *
 * @throws {Problem} `not_found` for a mandate that has ended, or of another place; `action_not_possible` when the chart does not
 * allow it.
 */
async function heldMandate(
  tx: Transaction,
  ctx: SignedInCtx,
  { placeId, mandateId }: Named,
  type: 'mandate.release' | 'mandate.revoke',
): Promise<MandateRow> {
  const { actor, now, offer } = ctx
  const mandate = await desk.findLiveMandate(tx, { userId: actor.userId, placeId }, mandateId)
  if (!mandate) throw new Problem('not_found', 'the place has no such mandate')
  await holdCreditor(tx, ctx, placeId)
  const held = await desk.findLiveMandate(tx, { userId: actor.userId, placeId }, mandateId)
  const suspension = held && suspensionOf(held, now(), offer)
  if (!held || mandateAfter(suspension ? 'suspended' : held.kind, { kind: held.kind, suspension }, { type }) === null) {
    throw new Problem('action_not_possible', `${type} cannot happen to the mandate as it is by now`)
  }
  return held
}

/** The outcome of a staff decision about a mandate, for its owner and colleagues. */
function decided(action: `payments.${string}`, { id, placeId, userId }: MandateRow): Outcome {
  const { audited = [], live = [] } = changedMandate(action, { placeId, userId, subjectId: id })
  return { audited, live: [...live, { topic: 'payments', placeId }] }
}

/** Lifts the suspension of a mandate. Held debits stay held until its owner releases them. */
export const releaseMandate = (ctx: SignedInCtx, { params }: RouteOutput<Routes['release']>): Promise<void> =>
  change(ctx, async (tx) => {
    const mandate = await heldMandate(tx, ctx, params, 'mandate.release')
    await writeMandate(tx, mandate.id, { suspension: null })
    return {
      ...decided('payments.releaseMandate', mandate),
      news: await mandateNews(tx, ctx, mandate, 'released'),
    }
  })

/** Ends a mandate on behalf of the manager. Nobody is notified if its holder has died. */
export const endMandate = (ctx: SignedInCtx, { params }: RouteOutput<Routes['end']>): Promise<void> =>
  change(ctx, async (tx) => {
    const mandate = await heldMandate(tx, ctx, params, 'mandate.revoke')
    const { id, placeId, userId } = mandate
    const at = ctx.now()
    await writeMandate(tx, id, { endedAt: at, endedBecause: 'endedByStaff' })
    await stopPayments(tx, { userId, placeId, at })
    const isSilent = await desk.endsInSilence(tx, id)
    return {
      ...decided('payments.endMandate', mandate),
      news: isSilent ? [] : await mandateNews(tx, ctx, mandate, 'ended'),
    }
  })
