import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { findChart } from '#server/services/ledger/ledger.store.ts'
import { bankCurve, bankMovements } from './bankCurve.ts'
import { suppliersDueOf, unpaidOf } from './overview.store.ts'

/** The assets and debts of a place today, whatever year the reader has selected; `null` before its books are opened. Cents. */
export async function readStanding({ db, now, offer }: SignedInCtx, placeId: string) {
  const chart = await findChart(db, placeId)
  if (!chart) return null
  const today = civilDay(now(), offer.timeZone)
  return {
    chart,
    today,
    cash: bankCurve(await bankMovements(db, placeId, today), today),
    /** The overdue amount of all co-owners. */
    unpaid: await unpaidOf(db, placeId, today),
    suppliersDue: await suppliersDueOf(db, placeId, kindsOfAccounts[chart].suppliers),
  }
}
