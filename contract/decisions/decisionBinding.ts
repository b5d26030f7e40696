import * as z from 'zod/mini'

export const decisionParams = z.object({ decisionId: z.uuid() })

/** What binds answers no body (specification §7: 201 and 204 are empty); the page asks again. */
export const binding = {
  method: 'post',
  access: 'person',
  params: decisionParams,
  status: 201,
  answer: z.undefined(),
  isIdempotent: true,
} as const
