import type { Explanation } from '#contract/accounts/explanations.ts'
import { regularisations, regularise } from '#contract/accounts/regularisation.ts'
import { lotsByKey } from '#server/services/directory/lotShares.store.ts'
import type { NewLine } from '#server/services/ledger/ledger.store.ts'
import { nameOfKey } from '../budgets/budgets.store.ts'
import { type Called, insertRegularisations } from './closing.store.ts'
import type { ClosingDesk } from './closingDesk.ts'
import { lineOf } from './lineOf.ts'

type Share = {
  /** The amounts shared out by each key: charges, and income other than calls. Cents. */
  readonly results: readonly { readonly keyId: string | null; readonly charges: number; readonly products: number }[]
  readonly called: readonly Called[]
  readonly worksId: string | null
  /** The account of the owners' debt, and the account of the calls. */
  readonly account: string
  readonly product: string
  readonly label: string
}

/**
 * Shares out a result to the lots by each key, and posts the difference from the amount called to the account of each lot's
 * owner. The difference awaits the approval of the accounts.
 */
export async function shareResult(desk: ClosingDesk, share: Share): Promise<void> {
  const { tx, year } = desk
  const { results, called, worksId, account, product, label } = share
  const closings = await Promise.all(
    results.map(async ({ keyId, charges, products }) => ({
      key: { id: keyId, name: await nameOfKey(tx, keyId), lots: await lotsByKey(tx, year.placeId, keyId) },
      charges,
      products,
      called: new Map(called.flatMap((row) => (row.keyId === keyId ? [[row.lotId, row.amount] as const] : []))),
    })),
  )
  const byLot = regularisations(closings)
  const ownerOf = new Map(
    closings.flatMap(({ key }) => key.lots.map(({ lotId, ownerId }) => [lotId, ownerId] as const)),
  )
  const ofOwners = byLot.flatMap(({ lotId, explanation: { amount } }) =>
    lineOf(amount, { account, lotId, ownerId: ownerOf.get(lotId) ?? null, worksId, awaitsYearId: year.id }),
  )
  if (ofOwners.length === 0) return
  const ofKeys = closings.flatMap((closing): readonly NewLine[] => {
    const amount = regularise(closing).reduce((sum, { explanation }) => sum + explanation.amount, 0)
    return lineOf(-amount, { account: product, keyId: closing.key.id, worksId })
  })
  const entryId = await desk.close({ label, source: `result:${worksId ?? ''}`, lines: [...ofOwners, ...ofKeys] })
  await insertRegularisations(
    tx,
    byLot.map(({ lotId, explanation }) => row({ fiscalYearId: year.id, worksId, lotId, entryId }, explanation)),
  )
}

const row = <Ids>(ids: Ids, explanation: Explanation) => ({ ...ids, amount: explanation.amount, explanation })
