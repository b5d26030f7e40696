import type { transactionRoutes } from '#contract/accounts/transactions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { checkFilters, scopeOf } from './listMovements.ts'
import { findTransactions, transactionTotals } from './transactions.store.ts'

type List = typeof transactionRoutes.list

/** The entries of the ledger, each as a whole. */
export async function listTransactions(
  { db, actor }: SignedInCtx,
  {
    params: { placeId },
    query: { page, perPage, sort, ...filters },
    roles,
  }: RouteOutput<List> & { readonly roles: readonly RoleName[] },
): Promise<RouteAnswer<List>> {
  const scope = scopeOf(actor.userId, placeId, roles)
  checkFilters(scope, filters)
  const transactions = await findTransactions(db, scope, filters, sort, { page, perPage })
  const { count: total, amount } = await transactionTotals(db, scope, filters)
  return {
    ...listAnswer(transactions, { transactions: byId(transactions) }, { total, page, perPage }),
    totals: { amount },
  }
}
