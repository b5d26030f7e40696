import { randomUUID } from 'node:crypto'
import type { ChartCode } from '#contract/accounts/chartOfAccounts.ts'
import { usualAccounts } from '#contract/accounts/usualAccounts.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Transaction } from '#server/platform/database.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { planCalls } from '../calls/planCalls.ts'
import { nameOfKey } from './budgets.store.ts'

type Budget = {
  readonly placeId: string
  readonly fiscalYearId: string
  readonly chart: ChartCode
  readonly offer: Offer
  readonly items: readonly { readonly keyId: string | null; readonly amount: number }[]
  readonly dueDays: readonly string[]
  /** Only calls that fall due after this day are planned. */
  readonly after?: string
}

/** Plans the calls of a voted budget: one on each day, with a part for each key. */
export async function planBudgetCalls(
  tx: Transaction,
  { placeId, fiscalYearId, chart, offer, items, dueDays, after }: Budget,
): Promise<void> {
  const { owner, called } = usualAccounts[chart]
  const words = ledgerWords(offer)
  const keyIds = [...new Set(items.map(({ keyId }) => keyId))]
  const voted = await Promise.all(
    keyIds.map(async (keyId) => ({
      keyId,
      keyName: await nameOfKey(tx, keyId),
      amount: items.reduce((sum, item) => sum + (item.keyId === keyId ? item.amount : 0), 0),
    })),
  )
  const days = dueDays.map((dueOn) => ({ dueOn, label: words.t('budgetCall', { day: words.day(dueOn) }) }))
  const plan = { placeId, fiscalYearId, account: owner, product: called, voted, days }
  await planCalls(tx, { ...plan, ...(after !== undefined && { after }) }, () => randomUUID())
}
