import { queryOptions } from '@tanstack/react-query'
import { accountRoutes } from '#contract/accounts/accounts.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'

export const accountsKeys = {
  mine: (person: string, placeId: string) => ['accounts', person, placeId] as const,
}

export const accountsQueries = (api: Api, person: string) => ({
  mine: (placeId: string) =>
    queryOptions({
      queryKey: accountsKeys.mine(person, placeId),
      queryFn: ({ signal }) => api(accountRoutes.mine, { params: { placeId }, signal }),
      staleTime: justRead,
    }),
})
