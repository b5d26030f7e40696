import { useQuery } from '@tanstack/react-query'
import { isReversible } from '#contract/accounts/bookkeeping.ts'
import type { AccountPlaceEntry } from '#contract/accounts/movements.ts'
import { can } from '#contract/permissions.ts'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'

/** Whether an entry may be reversed: by accountants, once. */
export function useCanReverse({
  api,
  person,
  session,
  placeId,
}: Pick<ScreenProps, 'api' | 'person' | 'session'> & { placeId: string }) {
  const { data: place } = useQuery(placeQueries(api, person).detail(placeId))
  const isReadOnly = useIsReadOnly(session)
  return (entry: AccountPlaceEntry) =>
    !isReadOnly &&
    place !== undefined &&
    can(place.roles, 'ledger.post') &&
    isReversible(entry) &&
    entry.reversedById === null
}
