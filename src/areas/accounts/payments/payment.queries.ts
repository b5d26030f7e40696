import type { QueryClient } from '@tanstack/react-query'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { referenceRoutes } from '#contract/accounts/references.ts'
import type { RouteInput } from '#contract/route.ts'
import type { Api } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { justRead } from '#src/parts/justRead.ts'
import { accountsKeys } from '../accounts.queries.ts'

type Payment = RouteInput<typeof bookkeepingRoutes.receivePayment>['body']['payment']
type OfPayer = { readonly placeId: string; readonly ownerId: string; readonly on: string }

/** A co-owner's debts in the books on a day. */
export const openDebtsQuery = (api: Api, person: string, { placeId, ownerId, on }: OfPayer) =>
  queryOptions({
    queryKey: [...accountsKeys.mine(person, placeId), 'openDebts', ownerId, on] as const,
    queryFn: ({ signal }) => api(referenceRoutes.openDebts, { params: { placeId }, query: { ownerId, on }, signal }),
    staleTime: justRead,
  })

/** Records a payment; a repeat after a lost response records it once, even after a reload. */
export function paymentMutation(api: Api, client: QueryClient, person: string, placeId: string) {
  const intention = createIntention(`payment ${person} ${placeId}`)
  return mutationOptions({
    mutationFn: (payment: Payment) =>
      api(bookkeepingRoutes.receivePayment, {
        params: { placeId },
        body: { payment },
        idempotencyKey: intention.keyFor(payment),
      }),
    onSuccess: () => {
      intention.done()
      void client.invalidateQueries({ queryKey: accountsKeys.mine(person, placeId) })
    },
  })
}
