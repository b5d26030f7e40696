import { queryOptions } from '@tanstack/react-query'
import { annexRoutes } from '#contract/accounts/annexes.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'

/** The annexes of a fiscal year. The first word of the key is the live topic (contract/live.ts). */
export const annexQuery = (api: Api, person: string, placeId: string, fiscalYearId: string) =>
  queryOptions({
    queryKey: ['accounts', person, placeId, 'annexes', fiscalYearId] as const,
    queryFn: ({ signal }) => api(annexRoutes.annexes, { params: { placeId, fiscalYearId }, signal }),
    staleTime: justRead,
  })
