import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import type { movementRoutes, ProviderExpense } from '#contract/accounts/movements.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { findChart } from '#server/services/ledger/ledger.store.ts'
import { findYear } from '#server/services/ledger/years.store.ts'
import { invoicedByProvider } from './providers.store.ts'

type Route = typeof movementRoutes.providers

/** The amount that each supplier has invoiced in a fiscal year, the largest first. */
export async function readProviders(
  { db, actor }: SignedInCtx,
  { params: { placeId, fiscalYearId } }: RouteOutput<Route>,
): Promise<RouteAnswer<Route>> {
  const year = await findYear(db, placeId, fiscalYearId)
  const chart = await findChart(db, placeId)
  if (!year || !chart) throw new Problem('not_found', 'the place has no such fiscal year, or no books')
  const { suppliers } = kindsOfAccounts[chart]
  const rows = await invoicedByProvider(db, { userId: actor.userId, placeId, fiscalYearId })
  const found = new Map<string, ProviderExpense>()
  for (const { account, id, name, invoiced } of rows) {
    if (suppliers.test(account)) found.set(id, { id, name, invoiced: (found.get(id)?.invoiced ?? 0) + invoiced })
  }
  const providers = [...found.values()].filter(({ invoiced }) => invoiced !== 0)
  return { providers: providers.toSorted((a, b) => b.invoiced - a.invoiced) }
}
