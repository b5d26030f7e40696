import { shiftOpenDays } from '#contract/payments/collectionDays.ts'
import type { RefundFile, RefundFileFormat, refundFileRoutes } from '#contract/payments/refundFiles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import { findCreditor } from '../mandates/mandates.store.ts'
import * as store from './refundFiles.store.ts'

type Routes = typeof refundFileRoutes

const formatsOf = ({ code }: Pick<Offer, 'code'>): RefundFileFormat[] =>
  paymentSettings[code].scheme === 'pad' ? ['cpa005'] : ['pain.001.001.03', 'pain.001.001.09']

/** The first day on which the bank can transfer a file handed out today. */
export const transferDay = (today: string, { code }: Pick<Offer, 'code'>): string =>
  shiftOpenDays(today, 1, paymentSettings[code].calendar)

export async function readReadyRefunds(
  { db, actor, now, offer }: SignedInCtx,
  { params: { placeId } }: RouteOutput<Routes['ready']>,
): Promise<RouteAnswer<Routes['ready']>> {
  const scope = { userId: actor.userId, placeId }
  if (!(await findCreditor(db, scope))) throw new Problem('action_not_possible', 'the place pays nothing online')
  const ready = await store.findReady(db, scope)
  return {
    formats: formatsOf(offer),
    count: ready.length,
    amount: ready.reduce((sum, { amount }) => sum + amount, 0),
    executeOn: transferDay(civilDay(now(), offer.timeZone), offer),
  }
}

export async function listRefundFiles(
  { db, actor }: SignedInCtx,
  { params: { placeId }, query: page }: RouteOutput<Routes['list']>,
): Promise<RouteAnswer<Routes['list']>> {
  const { rows, meta } = await store.findFiles(db, { userId: actor.userId, placeId }, page)
  const shown = rows.map(toRefundFile)
  return listAnswer(shown, { refundFiles: byId(shown) }, meta)
}

export function toRefundFile({ file, madeBy, handedOutBy, transferred, refused }: store.ShownFile): RefundFile {
  const { id, format, state, messageId, count, amount, executeOn, madeAt, handedOutAt } = file
  return {
    id,
    format,
    state,
    messageId,
    count,
    amount,
    executeOn,
    madeAt: madeAt.toISOString(),
    madeBy,
    handedOutAt: handedOutAt?.toISOString() ?? null,
    handedOutBy,
    transferred,
    refused,
  }
}
