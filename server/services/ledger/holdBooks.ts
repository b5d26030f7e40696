import { charts } from '#contract/accounts/chartOfAccounts.ts'
import { usualAccounts } from '#contract/accounts/usualAccounts.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { chartOf, lockLedger } from './ledger.store.ts'

/**
 * Locks the books of a place until the end of the transaction; returns its chart and the accounts to which the portal posts by
 * itself.
 *
 * @throws {Problem} `conflict` when the place has no books.
 */
export async function holdBooks(tx: Transaction, placeId: string) {
  const ledger = await lockLedger(tx, placeId)
  if (!ledger) throw new Problem('conflict', 'the place has no books')
  const chart = chartOf(ledger.chart)
  return { chart, codes: new Set<string>(charts[chart]), accounts: usualAccounts[chart] }
}
