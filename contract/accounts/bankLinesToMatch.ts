import * as z from 'zod/mini'
import { route } from '../route.ts'

/** Separate from the other routes of bank lines (bankLines.ts), because the dashboard needs only this one. */
export const bankLinesToMatch = route({
  method: 'get',
  path: '/v1/users/me/bank_lines_to_match',
  access: 'person',
  summary:
    'How many lines of bank statements wait to be matched, in each place where the person keeps the books; the place with the oldest line first',
  status: 200,
  answer: z.object({ places: z.array(z.object({ placeId: z.uuid(), placeName: z.string(), count: z.int() })) }),
  refusals: [],
})
