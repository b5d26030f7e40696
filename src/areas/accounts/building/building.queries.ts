import { queryOptions } from '@tanstack/react-query'
import { buildingAccountRoutes } from '#contract/accounts/building.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { rowsOf } from '#src/parts/pagesOf.ts'

/** The first word of a key is the live topic (contract/live.ts). */
const buildingKeys = {
  overview: (person: string, placeId: string, fiscalYearId: string) =>
    ['accounts', person, placeId, 'overview', fiscalYearId] as const,
  forecast: (person: string, placeId: string) => ['accounts', person, placeId, 'forecast'] as const,
  treasuries: (person: string, placeId: string) => ['accounts', person, placeId, 'treasuries'] as const,
}

export const buildingQueries = (api: Api, person: string, placeId: string) => ({
  overview: (fiscalYearId: string) =>
    queryOptions({
      queryKey: buildingKeys.overview(person, placeId, fiscalYearId),
      queryFn: ({ signal }) => api(buildingAccountRoutes.overview, { params: { placeId, fiscalYearId }, signal }),
      staleTime: justRead,
    }),
  forecast: queryOptions({
    queryKey: buildingKeys.forecast(person, placeId),
    queryFn: ({ signal }) => api(buildingAccountRoutes.forecast, { params: { placeId }, signal }),
    staleTime: justRead,
  }),
  /** The balance of each bank account. */
  treasuries: queryOptions({
    queryKey: buildingKeys.treasuries(person, placeId),
    queryFn: async ({ signal }) =>
      rowsOf(await api(buildingAccountRoutes.treasuries, { params: { placeId }, query: { perPage: 100 }, signal })),
    staleTime: justRead,
  }),
})
