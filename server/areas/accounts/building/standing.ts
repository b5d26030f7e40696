import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { findChart } from '#server/services/ledger/ledger.store.ts'
import { bankCurve, bankMovements } from './bankCurve.ts'
import { suppliersDueOf, unpaidOf } from './overview.store.ts'

/** What a place has and owes today, whatever the year that somebody reads; `null` before its books are opened. Cents. */
export async function readStanding({ db, now, offer }: SignedInCtx, placeId: string) {
  const chart = await findChart(db, placeId)
  if (!chart) return null
  const today = civilDay(now(), offer.timeZone)
  return {
    chart,
    today,
    cash: bankCurve(await bankMovements(db, placeId, today), today),
    /** What is due and unpaid by all co-owners. */
    unpaid: await unpaidOf(db, placeId, today),
    suppliersDue: await suppliersDueOf(db, placeId, kindsOfAccounts[chart].suppliers),
  }
}
