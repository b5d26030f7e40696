import { shiftOpenDays } from '#contract/payments/collectionDays.ts'
import { refundDays, type refundDeskRoutes, type refundRoutes } from '#contract/payments/refunds.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { isInForce } from '#machines/payments/mandate/mandate.lifecycle.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { readStanding } from '../mandates/standing.ts'
import { freeCredit } from './freeCredit.ts'
import * as store from './refunds.store.ts'
import { toRefunds, toRequests } from './shownRefund.ts'

type Routes = typeof refundRoutes

/** The promised day of a refund requested on a day: a number of banking days later. */
export const promiseFor = (day: string, { code }: Pick<Offer, 'code'>): string =>
  shiftOpenDays(day, refundDays, paymentSettings[code].calendar)

/** The refundable credit of the person. */
export async function readTerms(
  ctx: SignedInCtx,
  { params: { placeId } }: RouteOutput<Routes['terms']>,
): Promise<RouteAnswer<Routes['terms']>> {
  const { db, actor, now, offer } = ctx
  const { userId } = actor
  const today = civilDay(now(), offer.timeZone)
  const { state, current, creditor } = await readStanding(db, ctx, placeId)
  const isOpen = (await store.setAside(db, placeId, [userId])).has(userId)
  return {
    ...(await freeCredit(db, { userId, placeId, today })),
    mandateAccount: current && isInForce(state) ? current.accountShown : null,
    promisedBy: promiseFor(today, offer),
    obstacle: creditor ? (isOpen ? 'alreadyAsked' : null) : 'unavailable',
  }
}

export async function listRefunds(
  { db, actor }: SignedInCtx,
  { params: { placeId }, query: page }: RouteOutput<Routes['list']>,
): Promise<RouteAnswer<Routes['list']>> {
  const { rows, meta } = await store.findRefunds(db, { userId: actor.userId, placeId }, page)
  const shown = await toRefunds(db, rows)
  return listAnswer(shown, { refunds: byId(shown) }, meta)
}

export async function listRequests(
  ctx: SignedInCtx,
  { params: { placeId }, query: { state, ...page } }: RouteOutput<typeof refundDeskRoutes.list>,
): Promise<RouteAnswer<typeof refundDeskRoutes.list>> {
  const { db, actor } = ctx
  const { rows, meta } = await store.findRequests(db, { userId: actor.userId, placeId }, state, page)
  const shown = await toRequests(db, ctx, rows)
  return listAnswer(shown, { refundRequests: byId(shown) }, meta)
}
