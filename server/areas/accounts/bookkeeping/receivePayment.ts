import type { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { impute } from '#contract/accounts/imputation.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import type { NewLine } from '../ledger/ledger.store.ts'
import { postEntry } from '../ledger/postEntry.ts'
import { changedBooks } from './changedBooks.ts'
import { debtId, debtsOf } from './debtsOf.ts'
import { holdBooks } from './holdBooks.ts'
import { findPositions } from './positions.store.ts'
import { requireKnown } from './requireKnown.ts'

/** Records what a co-owner has paid, and sets it against their debts. */
export function receivePayment(
  ctx: SignedInCtx,
  { params: { placeId }, body: { payment } }: RouteOutput<typeof bookkeepingRoutes.receivePayment>,
): Promise<RouteAnswer<typeof bookkeepingRoutes.receivePayment>> {
  const { ownerId, amount, paidOn, bankAccount, label, pieceReference, named } = payment
  return changeAndAnswer(ctx, async (tx) => {
    const { accounts } = await holdBooks(tx, placeId)
    await requireKnown(tx, placeId, { ownerIds: [ownerId] }, 'payment.owner_id')
    const { debts } = debtsOf(await findPositions(tx, { placeId, ownerIds: [ownerId], day: paidOn }))
    const { settled, credit } = impute({ amount, paidOn, named: named.map(debtId) }, debts)
    const paid = settled.flatMap(({ debtId: id, explanation }) => {
      const debt = debts.find((other) => other.id === id)
      return debt ? [{ account: debt.account, lotId: debt.lotId, dueOn: debt.dueOn, explanation }] : []
    })
    const lines: NewLine[] = [
      { account: bankAccount, debit: amount },
      ...paid.map(({ explanation, ...debt }) => ({ ...debt, ownerId, credit: explanation.amount })),
      ...(credit > 0 ? [{ account: accounts.owner, ownerId, credit }] : []),
    ]
    const id = await postEntry(tx, {
      placeId,
      journal: 'BQ',
      enteredOn: paidOn,
      label,
      pieceReference,
      postedBy: ctx.actor.userId,
      postedAt: ctx.now(),
      lines,
    })
    return {
      ...changedBooks('accounts.receivePayment', { placeId, subjectId: id }),
      answer: () => ({ id, settled: paid, credit }),
    }
  })
}
