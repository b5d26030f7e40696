import * as z from 'zod/mini'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'

/** The next announced call for funds of a person, in cents. */
export const nextCall = z.object({
  /** The names of all that is called on that day. */
  label: z.string(),
  /** The amount called. */
  amount: z.int(),
  /** The amount left to pay once the person's credit is used. Credit reserved for a refund pays nothing. */
  toPay: z.int(),
  dueOn: z.iso.date(),
})
export type NextCall = z.output<typeof nextCall>

/** The balance of a co-owner's personal account in one place. Amounts are integers in cents. */
const accountSummary = z.object({
  /** The balance owed today; negative for a credit. */
  balance: z.int(),
  /** The next announced call for funds; `null` = none. */
  nextCall: z.nullable(nextCall),
})
export type AccountSummary = z.output<typeof accountSummary>

export const accountRoutes = {
  mine: route({
    method: 'get',
    path: '/v1/users/me/places/:placeId/account',
    access: 'person',
    permission: 'account.read',
    summary: 'What the person owes in a place today, and the next call for funds',
    params: placeParams,
    status: 200,
    answer: accountSummary,
    refusals: ['not_found'],
  }),
}
