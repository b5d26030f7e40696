import { queryOptions } from '@tanstack/react-query'
import { refundFileRoutes } from '#contract/payments/refundFiles.ts'
import { refundDeskRoutes } from '#contract/payments/refunds.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import { paymentKeys } from '../paymentKeys.ts'

/** The requested refunds of a place, and the files of transfers. */
export const deskQueries = (api: Api, person: string, placeId: string) => {
  const key = [...paymentKeys.mine(person, placeId), 'desk'] as const
  const params = { placeId }
  return {
    requests: listQuery({
      queryKey: [...key, 'requests'] as const,
      ask: (page, signal) => api(refundDeskRoutes.list, { params, query: { page }, signal }),
    }),
    ready: queryOptions({
      queryKey: [...key, 'ready'] as const,
      queryFn: ({ signal }) => api(refundFileRoutes.ready, { params, signal }),
      staleTime: justRead,
    }),
    files: listQuery({
      queryKey: [...key, 'files'] as const,
      ask: (page, signal) => api(refundFileRoutes.list, { params, query: { page }, signal }),
    }),
  }
}
