import { offerCode } from '#contract/offers.ts'
import { minutesBetweenPayments, type paymentRoutes } from '#contract/payments/payments.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import { choosePayment } from './choosePayment.ts'
import { expectedDay } from './collectionDay.ts'
import { nameDebts } from './nameDebts.ts'
import { openBalance } from './openBalance.ts'
import * as store from './payments.store.ts'
import { readCircumstances, toDetail, toPayment } from './shownPayment.ts'

type Routes = typeof paymentRoutes

/** An owner and the day in their place. */
export const ownerIn = ({ actor, now, offer }: SignedInCtx, placeId: string) => ({
  userId: actor.userId,
  placeId,
  today: civilDay(now(), offer.timeZone),
})

/** The payable amounts of the person in a place. */
export async function readDue(
  ctx: SignedInCtx,
  { params: { placeId } }: RouteOutput<Routes['due']>,
): Promise<RouteAnswer<Routes['due']>> {
  const { db, now } = ctx
  const owner = ownerIn(ctx, placeId)
  const { debts, left, ...balance } = await openBalance(db, owner)
  const nameOf = await nameDebts(db, ctx, placeId, debts)
  return {
    asOf: owner.today,
    payable: balance.payable,
    due: balance.due,
    deducted: balance.deducted,
    underway: balance.underway,
    credit: balance.credit,
    debts: debts.map((debt) => {
      const { deducted, dueOn } = debt
      const open = left.get(debt.id) ?? 0
      return { ...nameOf(debt), open, underway: debt.open - open, deducted, isDue: dueOn <= owner.today }
    }),
    nextPaymentAt: (await nextPaymentAt(db, owner, now()))?.toISOString() ?? null,
  }
}

/** When the owner may request the next payment; `null` = now. */
export async function nextPaymentAt(db: Queryable, owner: ReturnType<typeof ownerIn>, now: Date): Promise<Date | null> {
  const minutes = minutesBetweenPayments * 60_000
  const last = await store.lastAsked(db, owner, new Date(now.getTime() - minutes))
  return last && new Date(last.getTime() + minutes)
}

/** The effect of a payment. */
export async function previewPayment(
  ctx: SignedInCtx,
  { params: { placeId }, body }: RouteOutput<Routes['preview']>,
): Promise<RouteAnswer<Routes['preview']>> {
  const { db, now, offer } = ctx
  const owner = ownerIn(ctx, placeId)
  const { settles, ...chosen } = choosePayment(body.payment, await openBalance(db, owner), {
    today: owner.today,
    offer,
  })
  const nameOf = await nameDebts(db, ctx, placeId, settles)
  return {
    ...chosen,
    settles: settles.map(({ amount, left, ...debt }) => ({ ...nameOf(debt), amount, left })),
    expectedBy: expectedDay(now(), chosen.collectOn, offer),
  }
}

export async function listPayments(
  ctx: SignedInCtx,
  { params: { placeId }, query: { page, perPage, ...filters } }: RouteOutput<Routes['list']>,
): Promise<RouteAnswer<Routes['list']>> {
  const { db, actor } = ctx
  const { rows, meta } = await store.findPayments(db, { userId: actor.userId, placeId }, filters, { page, perPage })
  const known = await readCircumstances(db, ctx, placeId)
  const payments = rows.map((row) => toPayment(ctx, row, known))
  return listAnswer(payments, { payments: byId(payments) }, meta)
}

export async function readPayment(
  ctx: SignedInCtx,
  { params: { paymentId } }: RouteOutput<Routes['read']>,
): Promise<RouteAnswer<Routes['read']>> {
  const row = await store.findPayment(ctx.db, ctx.actor.userId, paymentId)
  if (!row) throw new Problem('not_found', 'the person has no such payment')
  return toDetail(ctx.db, ctx, row)
}

/** The outcome of a payment, for the page that people return to. On the site of another offer, the refusal names its offer. */
export async function readOutcome(
  { db, actor, offer }: SignedInCtx,
  { params: { paymentId } }: RouteOutput<Routes['outcome']>,
): Promise<RouteAnswer<Routes['outcome']>> {
  const found = await store.findOutcome(db, actor.userId, paymentId)
  if (!found) throw new Problem('not_found', 'the person has no such payment')
  if (found.offer !== offer.code)
    throw new Problem('wrong_offer', 'the payment was made on another site', {
      allowedOffer: offerCode.parse(found.offer),
    })
  return { placeId: found.placeId, state: found.state }
}
