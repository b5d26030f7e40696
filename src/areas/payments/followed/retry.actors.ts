import type { QueryClient } from '@tanstack/react-query'
import { navigate } from 'wouter/use-browser-location'
import { pathOf } from '#contract/paths.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import type { RetryAct } from '#machines/payments/retry/retry.setup.ts'
import type { Api } from '#src/api/api.ts'
import { bindingActActors } from '#src/parts/bindingAct.actors.ts'
import { paymentKeys } from '../paymentKeys.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly paymentId: string
}

/** Requests a new payment like the refused one, and shows it. */
export function retryActors({ api, client, person, paymentId }: Dependencies) {
  let made: string | null = null
  return {
    actors: bindingActActors<RetryAct>({
      api,
      async send(_, { confirmationToken, idempotencyKey, signal }) {
        const body = { payment: { confirmationToken } }
        made = (await api(paymentRoutes.retry, { params: { paymentId }, body, idempotencyKey, signal })).id
      },
      async readAgain() {
        await client.invalidateQueries({ queryKey: paymentKeys.all(person) })
        return made
      },
    }),
    showRetry() {
      if (made !== null) navigate(pathOf('payment', { paymentId: made }))
    },
  }
}
