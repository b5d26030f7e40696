import type { buildingAccountRoutes, Overview } from '#contract/accounts/building.ts'
import { charts } from '#contract/accounts/chartOfAccounts.ts'
import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import { endOfPeriod } from '#contract/endOfPeriod.ts'
import type { RouteOutput } from '#contract/route.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { findChart } from '../ledger/ledger.store.ts'
import { findYear } from '../ledger/years.store.ts'
import { accountsOfYear, budgetOfYear, movedByMonth, openAccounts, unpaidOf, yearBefore } from './overview.store.ts'

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The accounts of a building in one year. */
export async function readOverview(
  { db, now, offer }: SignedInCtx,
  { params: { placeId, fiscalYearId } }: RouteOutput<typeof buildingAccountRoutes.overview>,
): Promise<Overview> {
  const year = await findYear(db, placeId, fiscalYearId)
  const chart = await findChart(db, placeId)
  if (!year || !chart) throw new Problem('not_found', 'the place has no such fiscal year, or no books')
  const { currentCharges, banks, suppliers } = kindsOfAccounts[chart]
  const today = civilDay(now(), offer.timeZone)

  const spent = new Map((await accountsOfYear(db, fiscalYearId)).map((row) => [row.account, row.balance]))
  const earlier = await yearBefore(db, year)
  const before = new Map(earlier ? (await accountsOfYear(db, earlier)).map((row) => [row.account, row.balance]) : [])
  const voted = Map.groupBy(await budgetOfYear(db, placeId, fiscalYearId), ({ item }) => item.account)
  const categories = [...new Set([...voted.keys(), ...spent.keys()])]
    .filter((account) => currentCharges.test(account))
    .toSorted((a, b) => a.localeCompare(b))
    .map((account) => ({
      account,
      voted: sumOf((voted.get(account) ?? []).map(({ item }) => item.amount)),
      spent: spent.get(account) ?? 0,
      before: before.get(account) ?? 0,
    }))
  const open = await openAccounts(db, placeId)
  const moved = await movedByMonth(
    db,
    placeId,
    charts[chart].filter((account) => banks.test(account)),
    today,
  )
  return {
    categories,
    voted: sumOf(categories.map((category) => category.voted)),
    spent: sumOf(categories.map((category) => category.spent)),
    unpaid: await unpaidOf(db, placeId, today),
    suppliersDue: -sumOf(open.flatMap(({ account, balance }) => (suppliers.test(account) ? [balance] : []))) || 0,
    cash: lastMonths(today).map((on) => ({
      on,
      balance: sumOf(moved.flatMap(({ month, moved: amount }) => (month <= on.slice(0, 7) ? [amount] : []))),
    })),
  }
}

/** The last days of the twelve months before today, and today. */
function lastMonths(today: string): readonly string[] {
  const first = `${today.slice(0, 7)}-01`
  const ends = Array.from({ length: 12 }, (_, index) =>
    daysAfter(endOfPeriod(first, { count: index - 11, unit: 'months' }), -1),
  )
  return [...ends, today]
}
