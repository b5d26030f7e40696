import type { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { impute } from '#contract/accounts/imputation.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import type { NewLine } from '../ledger/ledger.store.ts'
import { postEntry } from '../ledger/postEntry.ts'
import { changedBooks } from './changedBooks.ts'
import { debtId, debtsOf } from './debtsOf.ts'
import { holdBooks } from './holdBooks.ts'
import { findPositions } from './positions.store.ts'
import { requireKnown } from './requireKnown.ts'

type Payment = RouteOutput<typeof bookkeepingRoutes.receivePayment>['body']['payment']

/** Records what a co-owner has paid, and sets it against their debts. */
export function receivePayment(
  ctx: SignedInCtx,
  { params: { placeId }, body: { payment } }: RouteOutput<typeof bookkeepingRoutes.receivePayment>,
): Promise<RouteAnswer<typeof bookkeepingRoutes.receivePayment>> {
  return changeAndAnswer(ctx, async (tx) => {
    await holdBooks(tx, placeId)
    await requireKnown(tx, placeId, { ownerIds: [payment.ownerId] }, 'payment.owner_id')
    const { id, settled, credit } = await postPayment(tx, ctx, placeId, payment)
    return {
      ...changedBooks('accounts.receivePayment', { placeId, subjectId: id }),
      answer: () => ({ id, settled, credit }),
    }
  })
}

/** Posts a payment, with the bank in its first line, and returns what it settles. */
export async function postPayment(
  tx: Transaction,
  { actor, now }: Pick<SignedInCtx, 'actor' | 'now'>,
  placeId: string,
  { ownerId, amount, paidOn, bankAccount, label, pieceReference, named }: Payment,
) {
  const { accounts } = await holdBooks(tx, placeId)
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
    postedBy: actor.userId,
    postedAt: now(),
    lines,
  })
  return { id, settled: paid, credit }
}
