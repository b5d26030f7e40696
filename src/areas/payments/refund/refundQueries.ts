import { queryOptions } from '@tanstack/react-query'
import { refundRoutes } from '#contract/payments/refunds.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import { paymentKeys } from '../paymentKeys.ts'

/** The refundable credit of the person in a place, and their refunds so far. */
export const refundQueries = (api: Api, person: string, placeId: string) => {
  const mine = [...paymentKeys.mine(person, placeId), 'refunds'] as const
  const params = { placeId }
  return {
    terms: queryOptions({
      queryKey: [...mine, 'terms'] as const,
      queryFn: ({ signal }) => api(refundRoutes.terms, { params, signal }),
      staleTime: justRead,
    }),
    list: listQuery({
      queryKey: [...mine, 'list'] as const,
      ask: (page, signal) => api(refundRoutes.list, { params, query: { page }, signal }),
    }),
  }
}
