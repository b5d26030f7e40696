import * as z from 'zod/mini'
import { personShown } from '../people.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'

const blockParams = z.extend(placeParams, { userId: z.uuid() })
const block = {
  access: 'person',
  permission: 'conversation.read',
  params: blockParams,
  status: 204,
  answer: z.undefined(),
  refusals: ['not_found', 'action_not_possible'],
} as const

/** People whose new messages the person does not receive, in any place; staff neither block nor are blocked. */
export const blockRoutes = {
  list: route({
    method: 'get',
    path: '/v1/places/:placeId/blocked_people',
    access: 'person',
    permission: 'conversation.read',
    whileImpersonating: false,
    summary: 'The people of a place whose messages the person does not take',
    params: placeParams,
    status: 200,
    answer: z.object({ people: z.array(personShown) }),
    refusals: ['not_found'],
  }),
  block: route({
    ...block,
    method: 'put',
    path: '/v1/places/:placeId/blocked_people/:userId',
    summary: 'Takes no new messages of somebody; they learn it when a message to the person alone is refused',
  }),
  unblock: route({
    ...block,
    method: 'delete',
    path: '/v1/places/:placeId/blocked_people/:userId',
    summary: 'Takes messages of somebody again; those that they sent meanwhile stay hidden',
  }),
}
