import * as z from 'zod/mini'
import { defineDraft, typed } from '../defineDraft.ts'
import { mandateKinds } from './mandates.ts'

/** A mandate that a co-owner is filling in. It has no field for the account, which no draft may hold. */
export const mandateDraft = defineDraft({
  form: 'paymentMandate',
  permission: 'payment.make',
  schema: z.strictObject({
    kind: z.enum(['', ...mandateKinds]),
    ownerName: typed(1_000),
    number: typed(100),
    street: typed(1_000),
    zipCode: typed(100),
    city: typed(1_000),
    country: typed(2),
    mobile: typed(100),
  }),
})
