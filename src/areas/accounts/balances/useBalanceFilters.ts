import type { CoownerAmountQuery, CoownerAmountSort } from '#contract/accounts/coownerAmounts.ts'
import { coownerAmountSorts } from '#contract/accounts/coownerAmounts.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'

export const ages = ['underThree', 'underSix', 'underTwelve', 'older'] as const
const sides = ['debit', 'credit'] as const
type Side = 'all' | (typeof sides)[number]
type Choice = { readonly side: Side; readonly search: string; readonly sort: CoownerAmountSort }

/** The filters of balances, kept in the address. */
export function useBalanceFilters(portal: ScreenProps['portal']) {
  const address = useAddress(portal)
  const choice: Choice = {
    side: sides.find((side) => side === address.read('sens')) ?? 'all',
    search: address.read('recherche'),
    sort: coownerAmountSorts.find((sort) => sort === address.read('tri')) ?? '-due',
  }
  const filters: CoownerAmountQuery = {
    sort: choice.sort,
    ...(choice.side !== 'all' && { side: choice.side }),
    ...(choice.search !== '' && { search: choice.search }),
  }
  function choose(changes: Partial<Choice>) {
    const { side, search, sort } = { ...choice, ...changes }
    address.write({
      sens: side === 'all' ? null : side,
      recherche: search,
      tri: sort === '-due' ? null : sort,
    })
  }
  return { choice, filters, choose }
}
