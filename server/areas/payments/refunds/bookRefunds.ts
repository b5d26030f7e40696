import type { RefundSource } from '#contract/payments/refunds.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { debtsOf } from '#server/services/ledger/debtsOf.ts'
import { holdBooks } from '#server/services/ledger/holdBooks.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { findPositions } from '#server/services/ledger/positions.store.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { openDay } from '#server/services/ledger/postPayments.ts'
import type { Standing } from '../mandates/standing.ts'
import type { RefundRow } from './refunds.store.ts'
import * as store from './refunds.store.ts'

type Creditor = Pick<NonNullable<Standing['creditor']>, 'placeId' | 'bankAccount'>
type Transferred = { readonly refund: RefundRow; readonly day: string; readonly source: RefundSource }

/** Posts refunds that the bank has transferred, by their day. The creditor is locked. */
export async function bookRefunds(
  tx: Transaction,
  ctx: SignedInCtx,
  { placeId, bankAccount }: Creditor,
  transferred: readonly Transferred[],
): Promise<void> {
  const { actor, now, offer } = ctx
  const { accounts } = await holdBooks(tx, placeId)
  const today = civilDay(now(), offer.timeZone)
  for (const { refund, day, source } of transferred) {
    const { id, userId, amount, endToEndId } = refund
    const enteredOn = await openDay(tx, placeId, day, today)
    const { credits } = debtsOf(await findPositions(tx, { placeId, ownerIds: [userId], day: enteredOn }))
    const at = now()
    const entryId = await postEntry(tx, {
      placeId,
      enteredOn,
      journal: 'BQ',
      label: ledgerWords(offer).t('creditRefunded', { reference: endToEndId }),
      pieceReference: endToEndId,
      source: `refund:${id}`,
      postedBy: actor.userId,
      postedAt: at,
      lines: [
        { account: bankAccount, credit: amount },
        ...givenBack(credits, { amount, ownerId: userId, account: accounts.owner, day: enteredOn }),
      ],
    })
    await store.writeRefund(tx, id, { state: 'booked', transferredOn: day, entryId })
    await store.insertRefundEvents(tx, [
      { refundId: id, kind: 'transferred', source, actorId: source === 'manager' ? actor.userId : null, at, day },
      { refundId: id, kind: 'booked', source: 'portal', at, day: enteredOn },
    ])
  }
}

type Given = {
  readonly amount: number
  readonly ownerId: string
  /** The account for the owner's debt, if part of the credit is gone by then. */
  readonly account: string
  readonly day: string
}

/** Takes an amount off credits, the oldest first. The owner owes the uncovered rest from that day on. */
function givenBack(
  credits: ReturnType<typeof debtsOf>['credits'],
  { amount, ownerId, account: owed, day }: Given,
): readonly NewLine[] {
  let left = amount
  const lines = credits.flatMap(({ account, lotId, dueOn, open }): NewLine[] => {
    const debit = Math.min(left, -open)
    left -= debit
    return debit === 0 ? [] : [{ account, ownerId, lotId, dueOn, debit }]
  })
  return left === 0 ? lines : [...lines, { account: owed, ownerId, dueOn: day, debit: left }]
}
