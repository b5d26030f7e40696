import * as z from 'zod/mini'
import { listOf, pageQuery } from './lists.ts'
import { placeParams } from './places.ts'
import { route } from './route.ts'

/** The specification's own words (§4 Domain statuses). */
const reportStatus = z.enum(['opened', 'acknowledged', 'resolved'])

/** Something that is wrong in a place, and what became of it. */
export const report = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  title: z.string(),
  /** 1 fire, 2 water damage, 3 blockage, 4 vandalism, 5 gas leak, 6 degradation, 7 breakdown. */
  category: z.int().check(z.minimum(1), z.maximum(7)),
  kind: z.enum(['emergency', 'dysfunctional']),
  status: reportStatus,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})

export const reportRoutes = {
  list: route({
    method: 'get',
    path: '/v1/places/:placeId/reports',
    access: 'person',
    permission: 'report.read',
    summary: 'Reports of a place, the latest updated first; `by_state=ongoing` are those not resolved',
    params: placeParams,
    query: z.object({ ...pageQuery(), state: z.optional(z.enum([...reportStatus.options, 'ongoing'])) }),
    status: 200,
    answer: listOf('reports', report),
    refusals: ['not_found'],
  }),
}
