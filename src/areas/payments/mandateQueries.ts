import { queryOptions } from '@tanstack/react-query'
import { accountRoutes } from '#contract/accounts/accounts.ts'
import { mandateRoutes } from '#contract/payments/mandates.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { paymentKeys } from './paymentKeys.ts'

/** While payments are closed, an open page asks whether they have opened. */
const aMinute = 60_000

/** The person's options for paying by mandate in a place, with their mandate and its creditor. */
export const mandateQuery = (api: Api, person: string, placeId: string) =>
  queryOptions({
    queryKey: [...paymentKeys.mine(person, placeId), 'mandate'] as const,
    queryFn: async ({ signal }) => {
      const params = { placeId }
      const [check, own] = await Promise.all([
        api(mandateRoutes.check, { params, signal }),
        api(mandateRoutes.read, { params, signal }),
      ])
      return { ...check, ...own }
    },
    staleTime: justRead,
    refetchInterval: ({ state: { data } }) => (data?.state === 'out_of_slot' ? aMinute : false),
  })

/** The person's debts in a place today. */
export const owedQuery = (api: Api, person: string, placeId: string) =>
  queryOptions({
    queryKey: [...paymentKeys.mine(person, placeId), 'owed'] as const,
    queryFn: ({ signal }) => api(accountRoutes.mine, { params: { placeId }, signal }),
    staleTime: justRead,
  })
