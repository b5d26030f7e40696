import type { buildingAccountRoutes, Overview } from '#contract/accounts/building.ts'
import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import type { RouteOutput } from '#contract/route.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { findChart } from '#server/services/ledger/ledger.store.ts'
import { findYear } from '#server/services/ledger/years.store.ts'
import { bankCurve, bankMovements } from './bankCurve.ts'
import { accountsOfYear, budgetOfYear, suppliersDueOf, unpaidOf, yearBefore } from './overview.store.ts'

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** The accounts of a building in one year. */
export async function readOverview(
  { db, now, offer }: SignedInCtx,
  { params: { placeId, fiscalYearId } }: RouteOutput<typeof buildingAccountRoutes.overview>,
): Promise<Overview> {
  const year = await findYear(db, placeId, fiscalYearId)
  const chart = await findChart(db, placeId)
  if (!year || !chart) throw new Problem('not_found', 'the place has no such fiscal year, or no books')
  const { currentCharges, suppliers } = kindsOfAccounts[chart]
  const today = civilDay(now(), offer.timeZone)

  const spent = new Map((await accountsOfYear(db, year)).map((row) => [row.account, row.balance]))
  const earlier = await yearBefore(db, year)
  const before = new Map(
    earlier ? (await accountsOfYear(db, { placeId, id: earlier })).map((row) => [row.account, row.balance]) : [],
  )
  const budget = await budgetOfYear(db, placeId, fiscalYearId)
  const voted = Map.groupBy(budget, ({ item }) => item.account)
  const categories = [...new Set([...voted.keys(), ...spent.keys()])]
    .filter((account) => currentCharges.test(account))
    .toSorted((a, b) => a.localeCompare(b))
    .map((account) => ({
      account,
      voted: sumOf((voted.get(account) ?? []).map(({ item }) => item.amount)),
      spent: spent.get(account) ?? 0,
      before: before.get(account) ?? 0,
    }))
  return {
    decisionId: budget.find(({ item }) => item.decisionId !== null)?.item.decisionId ?? null,
    categories,
    voted: sumOf(categories.map((category) => category.voted)),
    spent: sumOf(categories.map((category) => category.spent)),
    unpaid: await unpaidOf(db, placeId, today),
    suppliersDue: await suppliersDueOf(db, placeId, suppliers),
    cash: bankCurve(await bankMovements(db, placeId, today), today),
  }
}
