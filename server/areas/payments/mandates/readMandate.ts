import { shownMobile } from '#contract/payments/accountDetails.ts'
import type { MoneyOrder, mandateRoutes } from '#contract/payments/mandates.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { reopensAt } from '../paymentWindow.ts'
import type { MandateRow } from './mandates.store.ts'
import { readOpenCode } from './openCode.ts'
import { readStanding } from './standing.ts'

type Routes = typeof mandateRoutes

/** States in which the person cannot act, whatever the hour of the day. */
const isIdle = new Set(['unavailable', 'suspended'])

/** The state of paying by mandate; `out_of_slot` at night. */
export async function checkMandate(
  ctx: SignedInCtx,
  { params: { placeId } }: RouteOutput<Routes['check']>,
): Promise<RouteAnswer<Routes['check']>> {
  const { state, suspension } = await readStanding(ctx.db, ctx, placeId)
  const at = isIdle.has(state) ? null : reopensAt(ctx.now(), ctx.offer)
  return {
    state: at ? 'out_of_slot' : state,
    scheme: paymentSettings[ctx.offer.code].scheme,
    signing: ctx.signer ? 'provider' : 'code',
    suspension,
    reopensAt: at?.toISOString() ?? null,
  }
}

export async function readMandate(
  ctx: SignedInCtx,
  { params: { placeId } }: RouteOutput<Routes['read']>,
): Promise<RouteAnswer<Routes['read']>> {
  const { creditor, current, unsigned } = await readStanding(ctx.db, ctx, placeId)
  return {
    current: current && toMoneyOrder(current),
    unsigned: unsigned && toMoneyOrder(unsigned),
    code: unsigned && (await readOpenCode(ctx.db, ctx, unsigned)),
    creditor: creditor && { name: creditor.name, address: creditor.address, identifier: creditor.identifier },
  }
}

const toMoneyOrder = ({ rum, kind, ownerName, address, ...row }: MandateRow): MoneyOrder => ({
  rum,
  kind,
  ownerName,
  address,
  iban: row.accountShown,
  mobile: shownMobile(row.mobile),
  createdAt: row.createdAt.toISOString(),
  signedAt: row.signedAt?.toISOString() ?? null,
})
