import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import * as z from 'zod/mini'
import { type Due, paymentChoice } from '#contract/payments/debts.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import type { Agreed, PaymentDraft, PaymentEvent } from '#machines/payments/payment/payment.setup.ts'
import { paymentSteps } from '#machines/payments/payment/payment.setup.ts'
import type { Api } from '#src/api/api.ts'
import { bindingActActors } from '#src/parts/bindingAct.actors.ts'
import { stepAddress } from '#src/parts/stepAddress.ts'
import { tabDraft } from '#src/parts/tabDraft.ts'
import { watchQuery } from '#src/parts/watchQuery.ts'
import { paymentKeys } from '../paymentKeys.ts'
import { paymentQueries } from '../paymentQueries.ts'

export type OfPayer = {
  readonly api: Api
  readonly client: QueryClient
  readonly person: string
  readonly placeId: string
}

export const paymentAddress = stepAddress('paying', paymentSteps, {
  overview: '',
  choice: 'montant',
  confirm: 'confirmation',
})

const written = {
  what: z.enum(['everything', 'debts', 'amount']),
  debtIds: z.readonly(z.array(z.string())),
  typed: z.string(),
}
const draft = z.object({
  ...written,
  agreed: z.nullable(z.object({ amount: z.int(), choice: paymentChoice, isOverpayment: z.boolean() })),
}) satisfies z.ZodMiniType<PaymentDraft>

export const paymentDraft = (person: string, placeId: string) => tabDraft(`payment:${person}:${placeId}`, draft)

/** The actors of a payment: the effect of a choice, the password, and the request itself, sent once. */
export function paymentActors({ api, client, person, placeId }: OfPayer) {
  const queries = paymentQueries(api, person, placeId)
  const params = { placeId }
  let paymentId: string | null = null
  return {
    ...bindingActActors<Agreed>({
      api,
      async send({ choice: chosen, amount, isOverpayment }, { confirmationToken, idempotencyKey, signal }) {
        const payment = { choice: chosen, amount, isOverpayment, confirmationToken }
        paymentId = (await api(paymentRoutes.ask, { params, body: { payment }, idempotencyKey, signal })).id
      },
      /** Waits until the due amount and the payments include this one, then shows the page. */
      async readAgain() {
        await client.query({ ...queries.due, staleTime: 0 }).catch(() => null)
        void client.invalidateQueries({ queryKey: paymentKeys.all(person) })
        return paymentId
      },
    }),
    checkChoice: fromPromise<Agreed, { choice: Agreed['choice'] }>(async ({ input }) => {
      const { amount, isOverpayment } = await client.query({ ...queries.preview(input.choice), staleTime: 0 })
      return { amount, isOverpayment, choice: input.choice }
    }),
    watchDebts: watchDebts({ api, client, person, placeId }),
  }
}

/** Reports when the payable amount has changed since the page was opened. */
function watchDebts({ api, client, person, placeId }: OfPayer) {
  const query = paymentQueries(api, person, placeId).due
  const openOf = (read?: Due) => JSON.stringify(read?.debts.map(({ id, open }) => [id, open]))
  let known = openOf(client.getQueryData(query.queryKey))
  return watchQuery(client, query, (read): PaymentEvent | null => {
    const open = openOf(read)
    if (open === known) return null
    known = open
    return { type: 'debts.changed' }
  })
}
