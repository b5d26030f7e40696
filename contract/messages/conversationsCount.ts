import * as z from 'zod/mini'
import { route } from '../route.ts'

/** Apart from the other routes, because the dashboard loads it. */
export const conversationsCount = route({
  method: 'get',
  path: '/v1/users/me/conversations_count',
  access: 'person',
  summary:
    'Unread conversations in each place of the person, and conversations that wait there for an answer of the manager, if the person gives such answers',
  status: 200,
  answer: z.object({
    places: z.array(z.object({ placeId: z.uuid(), placeName: z.string(), unread: z.int(), waiting: z.int() })),
  }),
  refusals: [],
})
