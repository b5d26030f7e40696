import { hashKey, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { PaymentChoice } from '#contract/payments/debts.ts'
import type { PaymentQuery } from '#contract/payments/payments.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import { paymentKeys } from './paymentKeys.ts'

/** The payable amounts of a person in a place, the effect of a payment, and the payments so far. */
export const paymentQueries = (api: Api, person: string, placeId: string) => {
  const mine = paymentKeys.mine(person, placeId)
  const params = { placeId }
  const list = (filters: PaymentQuery = {}) =>
    listQuery({
      queryKey: [...mine, 'list', filters] as const,
      ask: (page, signal) => api(paymentRoutes.list, { params, query: { ...filters, page }, signal }),
    })
  return {
    due: queryOptions({
      queryKey: [...mine, 'due'] as const,
      queryFn: ({ signal }) => api(paymentRoutes.due, { params, signal }),
      staleTime: justRead,
    }),
    preview: (choice: PaymentChoice) =>
      queryOptions({
        queryKey: [...mine, 'preview', hashKey([choice])] as const,
        queryFn: ({ signal }) => api(paymentRoutes.preview, { params, body: { payment: choice }, signal }),
        placeholderData: keepPreviousData,
      }),
    list,
    prepared: list({ state: 'asked', origin: 'automatic' }),
    held: list({ state: 'held' }),
  }
}

/** One payment with its steps. */
export const paymentQuery = (api: Api, person: string, paymentId: string) =>
  queryOptions({
    queryKey: [...paymentKeys.all(person), 'one', paymentId] as const,
    queryFn: ({ signal }) => api(paymentRoutes.read, { params: { paymentId }, signal }),
    staleTime: justRead,
  })
