import { balancesOfYear } from '#server/services/ledger/balances.store.ts'
import { reverseEntry } from '#server/services/ledger/postEntry.ts'
import { accrualsOfYear } from './closing.store.ts'
import type { ClosingDesk } from './closingDesk.ts'
import { lineOf } from './lineOf.ts'
import { isResult } from './result.ts'

/** Accrued invoices, prepaid charges and deferred income; in Québec prepaid and accrued expenses. */
const accruals = ['408', '486', '487', '1200', '2100']

/**
 * Brings forward all balances of the closed year except charges and income, which cancel out by now, and reverses its accruals on
 * the first day of the next one.
 */
export async function openNext(desk: ClosingDesk): Promise<void> {
  const { tx, chart, year, next, posted } = desk
  const left = (await balancesOfYear(tx, year.id)).filter(({ account }) => !isResult(chart, account))
  const lines = left.flatMap(({ balance, ...line }) => lineOf(balance, line))
  if (lines.length > 0) await desk.open('AN', { label: desk.t('opening'), source: 'balances', lines })
  for (const { id, label } of await accrualsOfYear(tx, year.id, accruals)) {
    await reverseEntry(tx, { ...posted, entryId: id, enteredOn: next.startsOn, label: desk.t('mirrored', { label }) })
  }
}
