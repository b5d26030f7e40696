import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { paymentRoutes } from '#contract/payments/payments.ts'
import type { Api } from '#src/api/api.ts'
import { paymentKeys } from '../paymentKeys.ts'

type Dependencies = { readonly api: Api; readonly client: QueryClient; readonly person: string }

/** Holds a debit back, or releases it. The page reads the payments again, whatever the answer. */
export const holdPayment = (
  { api, client, person }: Dependencies,
  route: typeof paymentRoutes.hold | typeof paymentRoutes.release,
  onDone: () => void,
) =>
  fromPromise<unknown, { subject: string }>(async ({ input, signal }) => {
    try {
      await api(route, { params: { paymentId: input.subject }, signal })
      onDone()
    } finally {
      await client.invalidateQueries({ queryKey: paymentKeys.all(person) })
    }
  })
