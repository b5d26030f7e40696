import { charts } from '#contract/accounts/chartOfAccounts.ts'
import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import { endOfPeriod } from '#contract/endOfPeriod.ts'
import { daysAfter } from '#server/platform/civilDay.ts'
import type { Queryable } from '#server/platform/database.ts'
import { findChart } from '#server/services/ledger/ledger.store.ts'
import { movedByMonth } from './overview.store.ts'

/** The bank accounts of a place's chart; none without books. */
export async function banksOf(db: Queryable, placeId: string): Promise<readonly string[]> {
  const chart = await findChart(db, placeId)
  return chart ? charts[chart].filter((account) => kindsOfAccounts[chart].banks.test(account)) : []
}

/** The movements of each bank account of a place, by month until a day. */
export const bankMovements = async (db: Queryable, placeId: string, today: string) =>
  movedByMonth(db, placeId, await banksOf(db, placeId), today)

type Moved = Awaited<ReturnType<typeof bankMovements>>

/** The bank balance at the end of each of the last twelve months, and today. Cents. */
export const bankCurve = (moved: Moved, today: string) =>
  lastMonths(today).map((on) => ({
    on,
    balance: moved.reduce((sum, { month, moved: amount }) => (month <= on.slice(0, 7) ? sum + amount : sum), 0),
  }))

function lastMonths(today: string): readonly string[] {
  const first = `${today.slice(0, 7)}-01`
  const ends = Array.from({ length: 12 }, (_, index) =>
    daysAfter(endOfPeriod(first, { count: index - 11, unit: 'months' }), -1),
  )
  return [...ends, today]
}
