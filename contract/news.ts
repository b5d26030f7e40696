import * as z from 'zod/mini'
import { listOf, pageQuery } from './lists.ts'
import { placeParams } from './places.ts'
import { route } from './route.ts'

/** News of a place, written by its manager. */
const placeActuality = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  title: z.string(),
  /** Plain text; an empty line begins a paragraph. */
  body: z.string(),
  author: z.string(),
  publishedAt: z.iso.datetime(),
})
export type PlaceActuality = z.output<typeof placeActuality>

export const newsRoutes = {
  list: route({
    method: 'get',
    path: '/v1/places/:placeId/place_actualities',
    access: 'person',
    permission: 'news.read',
    summary: 'News of a place, the latest first',
    params: placeParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('placeActualities', placeActuality),
    refusals: ['not_found'],
  }),
  read: route({
    method: 'get',
    path: '/v1/place_actualities/:actualityId',
    access: 'person',
    permission: 'news.read',
    summary: 'One piece of news',
    params: z.object({ actualityId: z.uuid() }),
    status: 200,
    answer: placeActuality,
    refusals: ['not_found'],
  }),
}
