import * as z from 'zod/mini'
import { listOf, pageQuery } from '../lists.ts'
import { personShown } from '../people.ts'
import { placeParams } from '../places.ts'
import { route } from '../route.ts'

/** The specification's own words (§4 Domain statuses, §3 Report). */
export const reportStatuses = ['opened', 'acknowledged', 'resolved'] as const
const reportStatus = z.enum(reportStatuses)
export type ReportStatus = z.output<typeof reportStatus>

export const reportKinds = ['emergency', 'dysfunctional'] as const
export const reportKind = z.enum(reportKinds)
export type ReportKind = z.output<typeof reportKind>

/** 1 fire, 2 water damage, 3 blockage, 4 vandalism, 5 gas leak, 6 degradation, 7 breakdown. */
export const reportCategories = [1, 2, 3, 4, 5, 6, 7] as const
export const reportCategory = z.literal(reportCategories)
export type ReportCategory = z.output<typeof reportCategory>

/** The location, when it is not a recorded piece of equipment. */
export const equipmentValues = [
  'elevator',
  'corridor',
  'light',
  'garden',
  'trash_can',
  'bicycle_storage',
  'outdoor_parking',
  'underground_parking',
  'tennis_court',
  'swimming_pool',
  'other',
] as const
export const equipmentValue = z.enum(equipmentValues)
export type EquipmentValue = z.output<typeof equipmentValue>

/** Work that staff ordered: the provider, and the planned day in the building's time zone; `null` = not known yet. */
export const workOrder = z.object({ provider: z.string(), plannedOn: z.nullable(z.iso.date()) })
export type WorkOrder = z.output<typeof workOrder>

/** A problem in a place, with its status. */
export const report = z.object({
  id: z.uuid(),
  placeId: z.uuid(),
  title: z.string(),
  description: z.string(),
  category: reportCategory,
  kind: reportKind,
  status: reportStatus,
  equipment: equipmentValue,
  /** The recorded piece of equipment, if there is one. */
  equipmentId: z.nullable(z.uuid()),
  equipmentName: z.nullable(z.string()),
  /** The staff member in charge. */
  responsible: z.nullable(personShown),
  /** The promised day, in the building's time zone. */
  promisedOn: z.nullable(z.iso.date()),
  /** Whether the promised day has passed and the report is not resolved. */
  isOverdue: z.boolean(),
  workOrder: z.nullable(workOrder),
  witnessesCount: z.int(),
  /** Whether the caller reported it, and whether they confirmed it. */
  isReporter: z.boolean(),
  isWitness: z.boolean(),
  /** Whether it has changed since the caller last read it. */
  isUnread: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Report = z.output<typeof report>

export const reportSorts = ['-updated_at', 'updated_at', '-created_at', 'created_at'] as const
export type ReportSort = (typeof reportSorts)[number]
const reportState = z.enum([...reportStatuses, 'ongoing'])
const reportQuery = z.object({
  ...pageQuery(),
  /** One status, or `ongoing` for every unresolved report. */
  state: z.optional(reportState),
  byCategory: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(7))),
  /** Reports of or confirmed by the person; unread ones; overdue ones. */
  q: z.optional(z.enum(['mine', 'unread', 'overdue'])),
  /** Only reports with a work order (specification §3, UI state: onlyShowWorkOrders). */
  withWorkOrder: z.optional(z.literal('true')),
  search: z.optional(z.string().check(z.maxLength(200))),
  sort: z._default(z.enum(reportSorts), '-updated_at'),
})
export type ReportQuery = z.input<typeof reportQuery>

/** Separate from the other routes of reports (reports.ts), because the dashboard needs only this one. */
export const reportList = route({
  method: 'get',
  path: '/v1/places/:placeId/reports',
  access: 'person',
  permission: 'report.read',
  summary: 'Reports of a place, the latest updated first; for people who handle them, overdue ones before all others',
  params: placeParams,
  query: reportQuery,
  status: 200,
  answer: listOf('reports', report),
  refusals: ['not_found'],
})
