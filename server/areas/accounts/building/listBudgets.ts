import type { buildingAccountRoutes } from '#contract/accounts/building.ts'
import { can } from '#contract/permissions.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { rowsToSkip } from '#server/platform/pagedList.ts'
import { Problem } from '#server/platform/problem.ts'
import { rolesInPlace } from '#server/services/directory/places.store.ts'
import { findYear } from '#server/services/ledger/years.store.ts'
import { budgetOfYear } from './overview.store.ts'

/** The budget of a year. The place is in the query, as specified, so access is checked here instead of by the route's gate. */
export async function listBudgets(
  { db, actor, offer }: SignedInCtx,
  { query }: RouteOutput<typeof buildingAccountRoutes.budgets>,
): Promise<RouteAnswer<typeof buildingAccountRoutes.budgets>> {
  const { placeId, fiscalYearId, page, perPage } = query
  const roles = await rolesInPlace(db, actor.userId, placeId, offer.code)
  if (roles.length === 0) throw new Problem('not_found', 'the person has no role in the place')
  if (!can(roles, 'buildingAccounts.read')) throw new Problem('forbidden', 'the budget is for co-owners and staff')
  if (!(await findYear(db, placeId, fiscalYearId))) throw new Problem('not_found', 'the place has no such fiscal year')
  const items = (await budgetOfYear(db, placeId, fiscalYearId)).map(({ item, keyName }) => ({
    id: item.id,
    placeId,
    fiscalYearId,
    account: item.account,
    key: item.keyId && keyName ? { id: item.keyId, name: keyName } : null,
    votedAmount: item.amount,
    votedOn: item.votedOn,
  }))
  const shown = items.slice(rowsToSkip(query), rowsToSkip(query) + perPage)
  return listAnswer(shown, { budgets: byId(shown) }, { total: items.length, page, perPage })
}
