import type { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import { changedBooks } from '#server/services/ledger/changedBooks.ts'
import { holdBooks } from '#server/services/ledger/holdBooks.ts'
import { finishWorks } from '../budgets/budgets.store.ts'

/** Records that works are finished; the closing of the year of that day shares out their result. */
export function settleWorks(
  ctx: SignedInCtx,
  { params: { placeId, worksId }, body: { closing } }: RouteOutput<typeof bookkeepingRoutes.settleWorks>,
): Promise<void> {
  return change(ctx, async (tx) => {
    await holdBooks(tx, placeId)
    if (!(await finishWorks(tx, placeId, worksId, closing.closedOn))) {
      throw new Problem('not_found', 'the place has no such works in progress')
    }
    return changedBooks('accounts.settleWorks', { placeId, subjectId: worksId })
  })
}
