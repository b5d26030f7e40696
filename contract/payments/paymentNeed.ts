import * as z from 'zod/mini'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'

const paymentNeed = z.object({
  /** The mandate waits for its signature, can pay what is due now, or is suspended; `null` = none of these. */
  what: z.nullable(z.enum(['sign', 'pay', 'suspended'])),
  /** What can be paid. Cents. */
  payable: z.int(),
})

const refundNeed = z.object({
  /** Refunds of other owners that the person can approve or confirm. */
  count: z.int(),
  /** The earliest deadline of these; `null` = there is none. */
  promisedBy: z.nullable(z.iso.date()),
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
  refunds: route({
    method: 'get',
    path: '/v1/places/:placeId/refund_requests/need',
    access: 'person',
    permission: 'refund.decide',
    summary: 'How many refunds of a place wait for a decision of the person, and by when the first one is promised',
    params: placeParams,
    status: 200,
    answer: refundNeed,
    refusals: ['not_found'],
  }),
}
