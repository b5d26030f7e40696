import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import type { CallShare } from './calls.store.ts'

type Called = {
  readonly account: string
  readonly product: string
  readonly worksId: string | null
  readonly dueOn: string
}

/** The lines of an issued call: each owner owes the shares of their lots, and each key is credited with its amount. */
export function callLines(
  { account, product, worksId, dueOn }: Called,
  shares: readonly CallShare[],
): readonly NewLine[] {
  const totalOf = (part: readonly CallShare[]) => part.reduce((sum, { amount }) => sum + amount, 0)
  const debits = [...Map.groupBy(shares, ({ lotId }) => lotId)].map(
    ([lotId, ofLot]): NewLine => ({
      account,
      lotId,
      ownerId: ofLot[0]?.ownerId ?? null,
      worksId,
      dueOn,
      debit: totalOf(ofLot),
    }),
  )
  const credits = [...Map.groupBy(shares, ({ keyId }) => keyId)].map(
    ([keyId, ofKey]): NewLine => ({ account: product, keyId, worksId, credit: totalOf(ofKey) }),
  )
  return [...debits.filter(({ debit }) => debit !== 0), ...credits.filter(({ credit }) => credit !== 0)]
}
