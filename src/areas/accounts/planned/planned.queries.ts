import { queryOptions } from '@tanstack/react-query'
import { plannedCallRoutes } from '#contract/accounts/plannedCalls.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { accountsKeys } from '../accounts.queries.ts'

export const plannedCallQueries = (api: Api, person: string, placeId: string) => ({
  list: queryOptions({
    queryKey: [...accountsKeys.mine(person, placeId), 'planned'] as const,
    queryFn: async ({ signal }) => (await api(plannedCallRoutes.list, { params: { placeId }, signal })).calls,
    staleTime: justRead,
  }),
  shares: (callId: string) =>
    queryOptions({
      queryKey: [...accountsKeys.mine(person, placeId), 'planned', callId] as const,
      queryFn: async ({ signal }) =>
        (await api(plannedCallRoutes.read, { params: { placeId, callId }, signal })).shares,
      staleTime: justRead,
    }),
})
