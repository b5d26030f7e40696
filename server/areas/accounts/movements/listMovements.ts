import type { movementRoutes } from '#contract/accounts/movements.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { sumBy } from '#contract/sumBy.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Filters, Scope } from './movementFilters.store.ts'
import { findMovements } from './movements.store.ts'
import { findAccountCodes } from './movementTotals.store.ts'

type List = typeof movementRoutes.list
type Codes = typeof movementRoutes.codes
type Roles = { readonly roles: readonly RoleName[] }

/** The part of the ledger that a member with these roles reads. */
export const scopeOf = (userId: string, placeId: string, roles: readonly RoleName[]): Scope => ({
  userId,
  placeId,
  seesOwners: can(roles, 'coownerAmounts.read'),
})

/**
 * Refuses filters on fields that the reader may not see: even an empty response would reveal something.
 *
 * @throws {Problem} `forbidden`.
 */
export function checkFilters({ seesOwners }: Scope, { lot, providerId }: Filters): void {
  if (!seesOwners && (lot !== undefined || providerId !== undefined)) {
    throw new Problem('forbidden', 'lots and suppliers are for readers of coownerAmounts.read')
  }
}

/** The lines of the ledger, with the sums of all filtered lines. */
export async function listMovements(
  { db, actor }: SignedInCtx,
  { params: { placeId }, query: { page, perPage, sort, ...filters }, roles }: RouteOutput<List> & Roles,
): Promise<RouteAnswer<List>> {
  const scope = scopeOf(actor.userId, placeId, roles)
  checkFilters(scope, filters)
  const { movements, count, debit, credit } = await findMovements(db, scope, filters, sort, { page, perPage })
  const list = listAnswer(movements, { accountPlaceEntries: byId(movements) }, { total: count, page, perPage })
  return { ...list, totals: { debit, credit } }
}

/** The accounts in use, with their sums. */
export async function listAccountCodes(
  { db, actor }: SignedInCtx,
  { params: { placeId }, query: { page, perPage, ...filters }, roles }: RouteOutput<Codes> & Roles,
): Promise<RouteAnswer<Codes>> {
  const codes = await findAccountCodes(db, scopeOf(actor.userId, placeId, roles), filters)
  const shown = codes.slice((page - 1) * perPage, page * perPage)
  const list = listAnswer(shown, { accountCodes: byId(shown) }, { total: codes.length, page, perPage })
  return { ...list, totals: { debit: sumBy(codes, (code) => code.debit), credit: sumBy(codes, (code) => code.credit) } }
}
