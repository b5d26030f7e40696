import { useQuery } from '@tanstack/react-query'
import { can } from '#contract/permissions.ts'
import { placeQueries } from './placeQueries.ts'
import type { ScreenProps } from './screenProps.ts'
import { useIsReadOnly } from './useIsReadOnly.ts'

type Props = Pick<ScreenProps, 'api' | 'person' | 'session'>

/** Whether the person may write messages to the manager of a place; `undefined` = its roles are not known yet. */
export function useMayWriteToManager({ api, person, session }: Props, placeId: string) {
  const place = useQuery(placeQueries(api, person).detail(placeId)).data
  const isReadOnly = useIsReadOnly(session)
  return place && !isReadOnly && can(place.roles, 'exchange.read')
}
