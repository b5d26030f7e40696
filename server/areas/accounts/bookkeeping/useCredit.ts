import { impute } from '#contract/accounts/imputation.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { SetAside } from '#server/services/ledger/afterCredit.ts'
import { debtsOf } from '#server/services/ledger/debtsOf.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { findPositions, type Position } from '#server/services/ledger/positions.store.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'

type Use = {
  readonly placeId: string
  readonly ownerIds: readonly string[]
  readonly day: string
  readonly label: string
  /** The entry that made debts fall due; credit is used once for it. */
  readonly source: string
  readonly postedBy: string | null
  readonly postedAt: Date
}

/** Allocates the advance payments of owners, less reserved credit, to their debts due on a day, in one entry for all of them. */
export async function useCredit(tx: Transaction, setAside: SetAside, use: Use): Promise<void> {
  const { placeId, ownerIds, day, ...entry } = use
  const aside = await setAside(tx, placeId, ownerIds)
  const positions = await findPositions(tx, { placeId, ownerIds, day })
  const lines = [...Map.groupBy(positions, ({ ownerId }) => ownerId)].flatMap(([ownerId, own]) =>
    linesOf(own, { ownerId, day, aside: aside.get(ownerId) ?? 0 }),
  )
  if (lines.length > 0) await postEntry(tx, { ...entry, placeId, journal: 'OD', enteredOn: day, lines })
}

type Of = { readonly ownerId: string; readonly day: string; readonly aside: number }

function linesOf(own: readonly Position[], { ownerId, day, aside }: Of): readonly NewLine[] {
  const { debts, credits } = debtsOf(own)
  const available = credits.reduce((sum, { open }) => sum - open, 0) - aside
  if (available <= 0) return []
  const { settled } = impute({ amount: available, paidOn: day }, debts)
  const paid = settled.flatMap(({ debtId, explanation }): NewLine[] => {
    const debt = debts.find(({ id }) => id === debtId)
    if (!debt) return []
    const { account, lotId, dueOn } = debt
    return [{ account, ownerId, lotId, dueOn, credit: explanation.amount }]
  })
  let left = paid.reduce((sum, { credit = 0 }) => sum + credit, 0)
  const used = credits.flatMap(({ account, lotId, dueOn, open }): NewLine[] => {
    const debit = Math.min(left, -open)
    left -= debit
    return debit === 0 ? [] : [{ account, ownerId, lotId, dueOn, debit }]
  })
  return [...used, ...paid]
}
