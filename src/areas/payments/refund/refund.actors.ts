import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import { refundRoutes } from '#contract/payments/refunds.ts'
import type { RefundField, WantedRefund } from '#machines/payments/refundRequest/refundRequest.setup.ts'
import type { Api } from '#src/api/api.ts'
import { bindingActActors } from '#src/parts/bindingAct.actors.ts'
import { paymentKeys } from '../paymentKeys.ts'

type Dependencies = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

const readAgain = ({ client, person }: Dependencies) => client.invalidateQueries({ queryKey: paymentKeys.all(person) })

/** Requests a refund, once. */
export const refundActors = (dependencies: Dependencies) =>
  bindingActActors<WantedRefund, RefundField>({
    fields: ['amount', 'iban', 'bic', 'institution', 'transit', 'account'],
    api: dependencies.api,
    send: ({ amount, isToMandate, bankAccount }, { confirmationToken, idempotencyKey, signal }) =>
      dependencies.api(refundRoutes.ask, {
        params: { placeId: dependencies.placeId },
        body: { refund: { amount, isToMandate, ...(isToMandate ? {} : bankAccount), confirmationToken } },
        idempotencyKey,
        signal,
      }),
    async readAgain() {
      await readAgain(dependencies)
      return null
    },
  })

/** Withdraws a refund. The page refetches the refunds, whatever the response. */
export const withdrawRefund = (dependencies: Dependencies, onDone: () => void) =>
  fromPromise<unknown, { subject: string }>(async ({ input, signal }) => {
    try {
      const params = { placeId: dependencies.placeId, refundId: input.subject }
      await dependencies.api(refundRoutes.withdraw, { params, signal })
      onDone()
    } finally {
      await readAgain(dependencies)
    }
  })
