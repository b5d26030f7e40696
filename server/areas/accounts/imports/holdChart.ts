import type { Transaction } from '#server/platform/database.ts'
import type { ImportScope } from '#server/services/imports/importFile.ts'
import { chartOf, chartOfOffer, lockLedger, openLedger } from '#server/services/ledger/ledger.store.ts'

/** Opens the books of a place that has none, and locks them, so that nothing changes while calls are planned. */
export async function holdChart(tx: Transaction, { offer, place }: ImportScope) {
  await openLedger(tx, place().id, chartOfOffer(offer))
  const ledger = await lockLedger(tx, place().id)
  return chartOf(ledger?.chart ?? chartOfOffer(offer))
}
