import type { paymentNeedRoutes } from '#contract/payments/paymentNeed.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { checkMandate } from '../mandates/readMandate.ts'
import { openBalance } from './openBalance.ts'
import { nextPaymentAt, ownerIn } from './readPayments.ts'

type Route = typeof paymentNeedRoutes.read

const none = { what: null, payable: 0 } as const

/** The person's next actions about paying in a place. */
export async function readNeed(ctx: SignedInCtx, { params }: RouteOutput<Route>): Promise<RouteAnswer<Route>> {
  const { state } = await checkMandate(ctx, { params })
  switch (state) {
    case 'unsigned':
      return { what: 'sign', payable: 0 }
    case 'suspended':
      return { what: 'suspended', payable: 0 }
    case 'manual':
    case 'auto':
    case 'auto_usual': {
      const owner = ownerIn(ctx, params.placeId)
      const { payable } = await openBalance(ctx.db, owner)
      const isPayable = payable > 0 && (await nextPaymentAt(ctx.db, owner, ctx.now())) === null
      return isPayable ? { what: 'pay', payable } : none
    }
    default:
      return none
  }
}
