import { aboutThing, sumOf } from '#contract/accounts/explain.ts'
import type { NewLine } from '../ledger/ledger.store.ts'
import type { CallShare } from './calls.store.ts'

type Called = {
  readonly account: string
  readonly product: string
  readonly dueOn: string
}

/** The lines of an issued call: each owner owes what their lots bear, and each key has what was called for it. */
export function callLines({ account, product, dueOn }: Called, shares: readonly CallShare[]): readonly NewLine[] {
  const debits = [...Map.groupBy(shares, ({ lotId }) => lotId).values()].flatMap((ofLot): NewLine[] => {
    const [first] = ofLot
    if (!first) return []
    const { lotId, ownerId, number } = first
    const explanation =
      ofLot.length === 1
        ? first.explanation
        : sumOf(
            aboutThing('lot', { id: lotId, name: `${number}` }),
            ofLot.map((share) => share.explanation),
          )
    return [{ account, lotId, ownerId, dueOn, debit: explanation.amount, explanation }]
  })
  const credits = [...Map.groupBy(shares, ({ keyId }) => keyId)].map(
    ([keyId, ofKey]): NewLine => ({
      account: product,
      keyId,
      credit: ofKey.reduce((sum, { amount }) => sum + amount, 0),
    }),
  )
  return [...debits.filter(({ debit }) => debit !== 0), ...credits.filter(({ credit }) => credit !== 0)]
}
