import * as z from 'zod/mini'
import { placeParams } from '#contract/places.ts'
import { route } from '#contract/route.ts'

/** How many votes of a place the caller has to check. Separate from the routes of a check, because the dashboard needs only this one. */
export const placeChecks = route({
  method: 'get',
  path: '/v1/places/:placeId/votes_to_check',
  access: 'person',
  permission: 'vote.check',
  whileImpersonating: false,
  summary: 'How many votes wait for the caller’s check, and the decision that is due first among theirs',
  params: placeParams,
  status: 200,
  answer: z.object({
    total: z.int(),
    first: z.nullable(z.object({ id: z.uuid(), title: z.string(), dueAt: z.iso.datetime() })),
  }),
  refusals: ['not_found'],
})
