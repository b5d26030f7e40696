import type { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { changedBooks } from '#server/services/ledger/changedBooks.ts'
import { holdBooks } from '#server/services/ledger/holdBooks.ts'
import { postPayment } from '#server/services/ledger/postPayment.ts'
import { requireKnown } from './requireKnown.ts'

/** Records a co-owner's payment, and allocates it to their debts. */
export function receivePayment(
  ctx: SignedInCtx,
  { params: { placeId }, body: { payment } }: RouteOutput<typeof bookkeepingRoutes.receivePayment>,
): Promise<RouteAnswer<typeof bookkeepingRoutes.receivePayment>> {
  return changeAndAnswer(ctx, async (tx) => {
    await holdBooks(tx, placeId)
    await requireKnown(tx, placeId, { ownerIds: [payment.ownerId] }, 'payment.owner_id')
    const { id, settled, credit } = await postPayment(tx, {
      ...payment,
      placeId,
      postedBy: ctx.actor.userId,
      postedAt: ctx.now(),
    })
    return {
      ...changedBooks('accounts.receivePayment', { placeId, subjectId: id }),
      answer: () => ({ id, settled, credit }),
    }
  })
}
