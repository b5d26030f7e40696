import { openDaysBetween } from '#contract/payments/collectionDays.ts'
import { type DeskRefund, openRefundStates, type RefundDetail } from '#contract/payments/refunds.ts'
import type { RefundFacts } from '#machines/payments/refund/refund.lifecycle.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { type DeskRow, eventsOfRefunds, type RefundRow } from './refunds.store.ts'

const isOpen = ({ state }: Pick<RefundRow, 'state'>) => openRefundStates.some((open) => open === state)

/** The facts that the chart of a refund needs, about the acting person. */
export const factsOf = (
  { userId, approvedBy, isHandedOut }: RefundRow,
  { actor }: Pick<SignedInCtx, 'actor'>,
): RefundFacts => ({ isOwn: userId === actor.userId, isApprover: approvedBy === actor.userId, isHandedOut })

/** Refunds for their owners, with their steps. */
export async function toRefunds(db: Queryable, rows: readonly RefundRow[]): Promise<readonly RefundDetail[]> {
  const events = Map.groupBy(
    await eventsOfRefunds(
      db,
      rows.map(({ id }) => id),
    ),
    ({ refundId }) => refundId,
  )
  return rows.map((row) => {
    const { id, placeId, state, amount, declinedBecause, bankCode, transferredOn, isHandedOut } = row
    return {
      id,
      placeId,
      state,
      amount,
      askedAt: row.askedAt.toISOString(),
      promisedBy: isOpen(row) ? row.promisedBy : null,
      account: row.accountShown,
      reference: row.endToEndId,
      declinedBecause,
      bankCode,
      transferredOn,
      isHandedOut,
      events: (events.get(id) ?? []).map(({ kind, source, at, day }) => ({ kind, source, at: at.toISOString(), day })),
    }
  })
}

/** Refunds for the people who decide on them. */
export async function toRequests(
  db: Queryable,
  ctx: Pick<SignedInCtx, 'actor' | 'now' | 'offer'>,
  rows: readonly DeskRow[],
): Promise<DeskRefund[]> {
  const shown = new Map(
    (
      await toRefunds(
        db,
        rows.map(({ refund }) => refund),
      )
    ).map((each) => [each.id, each]),
  )
  const today = civilDay(ctx.now(), ctx.offer.timeZone)
  return rows.flatMap(({ refund, ownerName, approvedBy, confirmedBy }) => {
    const detail = shown.get(refund.id)
    if (!detail) return []
    const { isOwn, isApprover } = factsOf(refund, ctx)
    const daysLeft = isOpen(refund) ? daysUntil(refund.promisedBy, today, ctx.offer) : null
    return [{ ...detail, ownerId: refund.userId, ownerName, approvedBy, confirmedBy, daysLeft, isOwn, isApprover }]
  })
}

function daysUntil(promised: string, today: string, { code }: Pick<Offer, 'code'>): number {
  const { calendar } = paymentSettings[code]
  return promised >= today ? openDaysBetween(today, promised, calendar) : -openDaysBetween(promised, today, calendar)
}
