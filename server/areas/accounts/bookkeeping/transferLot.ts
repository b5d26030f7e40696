import type { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { aboutThing, given } from '#contract/accounts/explain.ts'
import { shareByKey } from '#contract/accounts/repartitionKeys.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import { lockLot, writeLotOwner } from '#server/services/directory/lotOwners.store.ts'
import { lotsByKey } from '#server/services/directory/lotShares.store.ts'
import { balanceOf } from '#server/services/ledger/balances.store.ts'
import { changedBooks } from '#server/services/ledger/changedBooks.ts'
import { holdBooks } from '#server/services/ledger/holdBooks.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { requireKnown } from './requireKnown.ts'

/** Cash advances paid by owners, and the account of their debt for them (decree of 17 March 1967, art. 35). */
const advances = '1031'
const advanceDebts = '4503'

/**
 * Records a sale. Calls that fell due before it remain the seller's, later ones are the buyer's. The seller's advance is returned and
 * called again from the buyer; the works fund stays with the lot (law of 10 July 1965, art. 14-2-1).
 */
export function transferLot(
  ctx: SignedInCtx,
  { params: { placeId }, body: { transfer } }: RouteOutput<typeof bookkeepingRoutes.transferLot>,
): Promise<void> {
  const { lotId, buyerId, soldOn } = transfer
  return change(ctx, async (tx) => {
    const { chart } = await holdBooks(tx, placeId)
    const lot = await lockLot(tx, placeId, lotId)
    if (!lot) throw new Problem('not_found', 'the place has no such lot')
    if (lot.ownerId === buyerId) throw new Problem('conflict', 'the lot is already theirs')
    await requireKnown(tx, placeId, { ownerIds: [buyerId] }, 'transfer.buyer_id')

    const held = chart === 'FR' ? -(await balanceOf(tx, placeId, advances, soldOn)) : 0
    const key = { id: null, name: null, lots: await lotsByKey(tx, placeId, null) }
    const own = shareByKey(given(aboutThing('advance'), held), key).find((part) => part.lotId === lotId)
    const amount = own?.explanation.amount ?? 0
    const { t } = ledgerWords(ctx.offer)
    const post = (label: 'sellerAdvance' | 'buyerAdvance', lines: readonly NewLine[]) =>
      postEntry(tx, {
        placeId,
        journal: 'OD',
        enteredOn: soldOn,
        label: t(label, { number: lot.number }),
        postedBy: ctx.actor.userId,
        postedAt: ctx.now(),
        lines,
      })
    if (amount > 0 && lot.ownerId) {
      const debt = { account: advanceDebts, lotId, dueOn: soldOn }
      await post('sellerAdvance', [
        { account: advances, lotId, debit: amount },
        { ...debt, ownerId: lot.ownerId, credit: amount },
      ])
      await post('buyerAdvance', [
        { ...debt, ownerId: buyerId, debit: amount },
        { account: advances, lotId, credit: amount },
      ])
    }
    await writeLotOwner(tx, lotId, buyerId)
    return changedBooks('accounts.transferLot', { placeId, subjectId: lotId })
  })
}
