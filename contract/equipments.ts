import * as z from 'zod/mini'
import { listOf, pageQuery } from './lists.ts'
import { placeParams } from './places.ts'
import { equipmentValue, report } from './reports/reports.ts'
import { route } from './route.ts'

/** A piece of equipment that the co-owners share: a lift, a boiler, a gate. */
export const equipment = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  kind: equipmentValue,
  name: z.string(),
  /** Its location, in words. */
  location: z.string(),
  installedOn: z.nullable(z.iso.date()),
  /** The maintenance company; `null` = none. */
  maintainedBy: z.nullable(z.string()),
  ongoingReportsCount: z.int(),
})
export type Equipment = z.output<typeof equipment>

const equipmentParams = z.object({ equipmentId: z.uuid() })

export const equipmentRoutes = {
  list: route({
    method: 'get',
    path: '/v1/places/:placeId/equipments',
    access: 'person',
    permission: 'equipment.read',
    summary: 'The equipment of a place, by name',
    params: placeParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('equipments', equipment),
    refusals: ['not_found'],
  }),
  read: route({
    method: 'get',
    path: '/v1/equipments/:equipmentId',
    access: 'person',
    permission: 'equipment.read',
    summary: 'One piece of equipment',
    params: equipmentParams,
    status: 200,
    answer: equipment,
    refusals: ['not_found'],
  }),
}

/** The field that the area of reports supplies. */
export const equipmentReportRoutes = {
  reports: route({
    method: 'get',
    path: '/v1/equipments/:equipmentId/reports',
    access: 'person',
    permission: 'equipment.read',
    summary: 'The reports about one piece of equipment, the latest updated first',
    params: equipmentParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('reports', report),
    refusals: ['not_found'],
  }),
}
