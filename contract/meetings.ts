import * as z from 'zod/mini'
import { listOf, pageQuery } from './lists.ts'
import { placeParams } from './places.ts'
import { route } from './route.ts'

/** A general meeting of the co-owners. */
export const meeting = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  kind: z.enum(['ordinary', 'extraordinary']),
  heldAt: z.iso.datetime(),
  location: z.string(),
})

export const meetingRoutes = {
  list: route({
    method: 'get',
    path: '/v1/places/:placeId/meetings',
    access: 'person',
    permission: 'meeting.read',
    summary: 'General meetings of a place: with `filter=next` those to come, the nearest first; else the latest first',
    params: placeParams,
    query: z.object({ ...pageQuery(), q: z.optional(z.enum(['next'])) }),
    status: 200,
    answer: listOf('meetings', meeting),
    refusals: ['not_found'],
  }),
}
