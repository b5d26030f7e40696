import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { paymentRoutes } from '#contract/payments/payments.ts'
import type { Api } from '#src/api/api.ts'
import { paymentKeys } from '../paymentKeys.ts'

type Dependencies = { readonly api: Api; readonly client: QueryClient; readonly person: string }

const readAgain = ({ client, person }: Dependencies) => client.invalidateQueries({ queryKey: paymentKeys.all(person) })

/** Holds a debit back immediately, because a release undoes it. The page refetches the payments, whatever the response. */
export const holdMutation = (dependencies: Dependencies) => ({
  mutationFn: (paymentId: string) => dependencies.api(paymentRoutes.hold, { params: { paymentId } }),
  onSettled: () => readAgain(dependencies),
})

/** Releases a debit. */
export const releasePayment = (dependencies: Dependencies, onDone: () => void) =>
  fromPromise<unknown, { subject: string }>(async ({ input, signal }) => {
    try {
      await dependencies.api(paymentRoutes.release, { params: { paymentId: input.subject }, signal })
      onDone()
    } finally {
      await readAgain(dependencies)
    }
  })
