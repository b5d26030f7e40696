import { queryOptions } from '@tanstack/react-query'
import { collectionRoutes } from '#contract/payments/collections.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import { paymentKeys } from '../paymentKeys.ts'

/** The future collections of a place, and the files for its bank. */
export const collectionQueries = (api: Api, person: string, placeId: string) => {
  const key = [...paymentKeys.mine(person, placeId), 'collections'] as const
  const params = { placeId }
  return {
    outlook: queryOptions({
      queryKey: [...key, 'outlook'] as const,
      queryFn: ({ signal }) => api(collectionRoutes.outlook, { params, signal }),
      staleTime: justRead,
    }),
    files: listQuery({
      queryKey: [...key, 'files'] as const,
      ask: (page, signal) => api(collectionRoutes.files, { params, query: { page }, signal }),
    }),
  }
}
