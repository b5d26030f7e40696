import type { buildingAccountRoutes, Overview } from '#contract/accounts/building.ts'
import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import type { RouteOutput } from '#contract/route.ts'
import { sumBy } from '#contract/sumBy.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { findYear } from '#server/services/ledger/years.store.ts'
import { accountsOfYear, budgetOfYear, yearBefore } from './overview.store.ts'
import { readStanding } from './standing.ts'

/** The total of each account in a year. Cents. */
const balancesIn = async (db: Queryable, placeId: string, id: string) =>
  new Map((await accountsOfYear(db, { placeId, id })).map(({ account, balance }) => [account, balance]))

export async function readOverview(
  ctx: SignedInCtx,
  { params: { placeId, fiscalYearId } }: RouteOutput<typeof buildingAccountRoutes.overview>,
): Promise<Overview> {
  const { db } = ctx
  const year = await findYear(db, placeId, fiscalYearId)
  const standing = await readStanding(ctx, placeId)
  if (!year || !standing) throw new Problem('not_found', 'the place has no such fiscal year, or no books')
  const { chart, cash, unpaid, suppliersDue } = standing

  const spent = await balancesIn(db, placeId, year.id)
  const earlier = await yearBefore(db, year)
  const before = earlier ? await balancesIn(db, placeId, earlier) : new Map<string, number>()
  const budget = await budgetOfYear(db, placeId, fiscalYearId)
  const voted = Map.groupBy(budget, ({ item }) => item.account)
  const categories = [...new Set([...voted.keys(), ...spent.keys()])]
    .filter((account) => kindsOfAccounts[chart].currentCharges.test(account))
    .toSorted((a, b) => a.localeCompare(b))
    .map((account) => ({
      account,
      voted: sumBy(voted.get(account) ?? [], ({ item }) => item.amount),
      spent: spent.get(account) ?? 0,
      before: before.get(account) ?? 0,
    }))
  return {
    decisionId: budget.find(({ item }) => item.decisionId !== null)?.item.decisionId ?? null,
    categories,
    voted: sumBy(categories, (category) => category.voted),
    spent: sumBy(categories, (category) => category.spent),
    unpaid,
    suppliersDue,
    cash,
  }
}
