import * as z from 'zod/mini'
import { route } from '../route.ts'

/** Separate from the other routes, because the dashboard loads it. */
export const topicsCount = route({
  method: 'get',
  path: '/v1/users/me/topics_count',
  access: 'person',
  summary:
    'Topics that the person follows and that have unread posts, in each of their places, and reported posts of others that wait there for a decision, if the person moderates the forum',
  status: 200,
  answer: z.object({
    places: z.array(z.object({ placeId: z.uuid(), placeName: z.string(), unread: z.int(), reported: z.int() })),
  }),
  refusals: [],
})
