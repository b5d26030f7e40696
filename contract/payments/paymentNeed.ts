import * as z from 'zod/mini'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'

const paymentNeed = z.object({
  /** The mandate waits for its signature, can pay what is due now, or is suspended; `null` = none of these. */
  what: z.nullable(z.enum(['sign', 'pay', 'suspended'])),
  /** What can be paid. Cents. */
  payable: z.int(),
})

/** Separate from the other routes of payments, because the dashboard loads only this one. */
export const paymentNeedRoutes = {
  read: route({
    method: 'get',
    path: '/v1/places/:placeId/payments/need',
    access: 'person',
    permission: 'payment.make',
    summary:
      'What the person has to do about paying in a place: sign the mandate, pay what is due, or see why debits are suspended',
    params: placeParams,
    status: 200,
    answer: paymentNeed,
    refusals: ['not_found'],
  }),
}
