import * as z from 'zod/mini'

export const decisionParams = z.object({ decisionId: z.uuid() })

/** Binding acts have no response body (specification §7: 201 and 204 are empty), so the page reads the decision again. */
export const binding = {
  method: 'post',
  access: 'person',
  params: decisionParams,
  status: 201,
  answer: z.undefined(),
  isIdempotent: true,
} as const
