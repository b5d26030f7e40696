import type { AccountPlace, AccountPlaceSort, accountPlaceRoutes } from '#contract/accounts/accountPlaces.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { sumBy } from '#contract/sumBy.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import { findAccountPlaces } from './accountPlaces.store.ts'
import { scopeOf } from './listMovements.ts'

type List = typeof accountPlaceRoutes.list

const orders: Readonly<Record<AccountPlaceSort, (a: AccountPlace, b: AccountPlace) => number>> = {
  account: () => 0,
  '-balance': (a, b) => b.balance - a.balance,
  balance: (a, b) => a.balance - b.balance,
}
const byNumber = (a: AccountPlace, b: AccountPlace) =>
  a.account.localeCompare(b.account) ||
  (a.party?.name ?? '').localeCompare(b.party?.name ?? '', 'fr') ||
  a.id.localeCompare(b.id)

/** The accounts of a place. It has a few hundred at most, so they are filtered and sorted here. */
export async function listAccountPlaces(
  { db, actor }: SignedInCtx,
  {
    params: { placeId },
    query: { page, perPage, sort, fiscalYearId, account = '', minAmount = 0, maxAmount = Infinity, side, search = '' },
    roles,
  }: RouteOutput<List> & { readonly roles: readonly RoleName[] },
): Promise<RouteAnswer<List>> {
  const words = toSearchText(search)
  const isFound = ({ account: code, party, balance }: AccountPlace) => {
    const size = Math.abs(balance)
    return (
      code.startsWith(account) &&
      size >= minAmount &&
      size <= maxAmount &&
      (side === undefined || (side === 'debit' ? balance > 0 : balance < 0)) &&
      (words === '' || code.startsWith(words) || toSearchText(party?.name ?? '').includes(words))
    )
  }
  const rows = await findAccountPlaces(db, scopeOf(actor.userId, placeId, roles), fiscalYearId)
  const found = rows
    .map((row) => ({
      ...row,
      id: row.party ? `${row.account}.${row.party.id}` : row.account,
      balance: row.debit - row.credit,
    }))
    .filter(isFound)
    .toSorted((a, b) => orders[sort](a, b) || byNumber(a, b))
  const shown = found.slice((page - 1) * perPage, page * perPage)
  return {
    ...listAnswer(shown, { accountPlaces: byId(shown) }, { total: found.length, page, perPage }),
    totals: {
      debit: sumBy(found, ({ debit }) => debit),
      credit: sumBy(found, ({ credit }) => credit),
      balance: sumBy(found, ({ balance }) => balance),
    },
  }
}
