import { queryOptions } from '@tanstack/react-query'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { accountsKeys } from '../accounts.queries.ts'

/** Whether a year is closed, what keeps it open, and what its closing shares out. */
export const closingQuery = (api: Api, person: string, placeId: string, fiscalYearId: string) =>
  queryOptions({
    queryKey: [...accountsKeys.mine(person, placeId), 'closing', fiscalYearId] as const,
    queryFn: ({ signal }) => api(bookkeepingRoutes.readClosing, { params: { placeId, fiscalYearId }, signal }),
    staleTime: justRead,
  })
