import type { collectionRoutes, Outlook } from '#contract/payments/collections.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { toPayment } from '../payments/shownPayment.ts'
import * as store from './collections.store.ts'
import { toFile } from './makeFile.ts'
import { readyRows } from './readyRows.ts'

type Routes = typeof collectionRoutes

/** The future collections, and the content of a file made now. */
export async function readOutlook(
  { db, actor, now, offer }: SignedInCtx,
  { params: { placeId } }: RouteOutput<Routes['outlook']>,
): Promise<RouteAnswer<Routes['outlook']>> {
  const { scheme } = paymentSettings[offer.code]
  const today = civilDay(now(), offer.timeZone)
  const asked = await store.findAsked(db, { userId: actor.userId, placeId })
  const { ready, later, leftOut } = readyRows(asked, { offer, today, now: now() })
  return {
    scheme,
    formats: scheme === 'pad' ? ['cpa005'] : ['pain.008.001.02', 'pain.008.001.08'],
    ready: daysOf(ready),
    later: daysOf(later),
    held: await store.sumHeld(db, placeId),
    leftOut: leftOut.map(({ payment: { id: paymentId, amount, collectOn }, ownerName }) => {
      return { paymentId, ownerName, amount, collectOn }
    }),
  }
}

const daysOf = (rows: readonly Pick<store.AskedRow, 'payment'>[]): Outlook['ready'] =>
  [...Map.groupBy(rows, ({ payment }) => payment.collectOn)]
    .map(([collectOn, ofDay]) => ({
      collectOn,
      count: ofDay.length,
      amount: ofDay.reduce((sum, { payment }) => sum + payment.amount, 0),
      automatic: ofDay.filter(({ payment }) => payment.origin === 'automatic').length,
    }))
    .toSorted((a, b) => a.collectOn.localeCompare(b.collectOn))

export async function listCollections(
  ctx: SignedInCtx,
  { params: { placeId }, query: { page, perPage, ...filters } }: RouteOutput<Routes['list']>,
): Promise<RouteAnswer<Routes['list']>> {
  const { db, actor, now, offer } = ctx
  const scope = { userId: actor.userId, placeId }
  const { rows, total } = await store.findCollections(db, scope, filters, { page, perPage })
  // Only its owner can retry a payment.
  const known = { today: civilDay(now(), offer.timeZone), canPay: false, offer }
  const shown = rows.map(({ ownerName, ...row }) => {
    return { ...toPayment(ctx, row, known), ownerId: row.payment.userId, ownerName }
  })
  return listAnswer(shown, { collections: byId(shown) }, { total, page, perPage })
}

export async function listFiles(
  { db, actor }: SignedInCtx,
  { params: { placeId }, query: { page, perPage } }: RouteOutput<Routes['files']>,
): Promise<RouteAnswer<Routes['files']>> {
  const { rows, total } = await store.findFiles(db, { userId: actor.userId, placeId }, { page, perPage })
  const days = await store.daysOfFiles(
    db,
    rows.map(({ file }) => file.id),
  )
  const files = rows.map((row) => toFile(row, days))
  return listAnswer(files, { collectionFiles: byId(files) }, { total, page, perPage })
}
