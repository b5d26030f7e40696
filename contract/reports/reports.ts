import * as z from 'zod/mini'
import { attachment, attachmentIds } from '../attachments.ts'
import { listOf, pageQuery } from '../lists.ts'
import { personShown } from '../people.ts'
import { placeParams } from '../places.ts'
import { saying } from '../problems.ts'
import { route } from '../route.ts'
import { longText, requiredText } from '../text.ts'
import { equipmentValue, report, reportCategory, reportKind, reportList, workOrder } from './reportList.ts'
import { reportsToAnswer } from './reportsToAnswer.ts'

export type {
  EquipmentValue,
  Report,
  ReportCategory,
  ReportKind,
  ReportQuery,
  ReportSort,
  ReportStatus,
  WorkOrder,
} from './reportList.ts'
export {
  equipmentValue,
  equipmentValues,
  report,
  reportCategories,
  reportCategory,
  reportKind,
  reportKinds,
  reportSorts,
  reportStatuses,
} from './reportList.ts'

const reportEventKinds = ['opened', 'acknowledged', 'resolved', 'custom_comment'] as const
export type ReportEventKind = (typeof reportEventKinds)[number]

/** A report as its own page shows it. */
const reportDetail = z.extend(report, {
  /** E-mail and telephone as their privacy settings allow; `null` = not shown. */
  reporter: z.extend(personShown, { email: z.nullable(z.string()), phoneNumber: z.nullable(z.string()) }),
  /** The first hundred; `witnessesCount` counts all. */
  witnesses: z.array(personShown),
  attachments: z.array(attachment),
})
export type ReportDetail = z.output<typeof reportDetail>

/** One event of its history: appended, never edited. */
const reportEvent = z.object({
  id: z.uuid(),
  reportId: z.uuid(),
  kind: z.enum(reportEventKinds),
  author: personShown,
  /** Whether the author answers for the manager. */
  isFromStaff: z.boolean(),
  body: z.nullable(z.string()),
  /** The promise made with an acknowledgement. */
  responsible: z.nullable(personShown),
  promisedOn: z.nullable(z.iso.date()),
  /** The work order in a comment of staff. */
  workOrder: z.nullable(workOrder),
  attachments: z.array(attachment),
  createdAt: z.iso.datetime(),
})
export type ReportEvent = z.output<typeof reportEvent>

const reportCategoryInfo = z.object({
  id: reportCategory,
  /** The usual kind, with which the form starts. */
  usualKind: reportKind,
  /** The number of days within which the offer promises to resolve it. */
  promisedDays: z.int(),
})

export const newReport = z.strictObject({
  title: requiredText(120),
  description: longText,
  category: reportCategory,
  kind: reportKind,
  equipment: equipmentValue,
  equipmentId: z._default(z.nullable(z.uuid()), null),
  attachmentIds,
})

const reportParams = z.object({ reportId: z.uuid() })
/** Every action on a report returns the updated report. */
const action = {
  method: 'post',
  access: 'person',
  params: reportParams,
  status: 200,
  answer: reportDetail,
  refusals: ['not_found', 'action_not_possible'],
  isIdempotent: true,
} as const

export const reportRoutes = {
  list: reportList,
  toAnswer: reportsToAnswer,
  similar: route({
    method: 'get',
    path: '/v1/places/:placeId/similar_reports',
    access: 'person',
    permission: 'report.read',
    summary: 'Ongoing reports of a place that resemble the one being written, the closest first, at most three',
    params: placeParams,
    query: z.object({
      text: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
      byCategory: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(7))),
    }),
    status: 200,
    answer: listOf('reports', report),
    refusals: ['not_found'],
  }),
  create: route({
    method: 'post',
    path: '/v1/places/:placeId/reports',
    access: 'person',
    permission: 'report.create',
    summary: 'Reports a problem, which gets a person in charge and a promised day immediately',
    params: placeParams,
    body: z.strictObject({ report: newReport }),
    isIdempotent: true,
    status: 200,
    answer: reportDetail,
    refusals: ['not_found'],
  }),
  read: route({
    method: 'get',
    path: '/v1/reports/:reportId',
    access: 'person',
    permission: 'report.read',
    summary: 'One report with its witnesses and photos',
    params: reportParams,
    status: 200,
    answer: reportDetail,
    refusals: ['not_found'],
  }),
  events: route({
    method: 'get',
    path: '/v1/reports/:reportId/events',
    access: 'person',
    permission: 'report.read',
    summary: 'The history of a report, the latest first',
    params: reportParams,
    query: z.object(pageQuery()),
    status: 200,
    answer: listOf('reportEvents', reportEvent),
    refusals: ['not_found'],
  }),
  markRead: route({
    method: 'post',
    path: '/v1/reports/:reportId/reading',
    access: 'person',
    permission: 'report.read',
    summary: 'Marks the report as read',
    params: reportParams,
    status: 204,
    answer: z.undefined(),
    refusals: ['not_found'],
  }),
  comment: route({
    ...action,
    path: '/v1/reports/:reportId/events',
    permission: 'report.comment',
    summary: 'Adds a comment to the history',
    body: z.strictObject({ event: z.strictObject({ body: longText, attachmentIds }) }),
  }),
  acknowledge: route({
    ...action,
    path: '/v1/reports/:reportId/acknowledgement',
    permission: 'report.answer',
    summary: 'Acknowledges the report with a person in charge and a promised day; a later call changes them',
    body: z.strictObject({
      acknowledgement: z.strictObject({
        responsibleId: z.uuid(saying('required')),
        promisedOn: z.iso.date(saying('required')),
        body: z._default(z.nullable(longText), null),
      }),
    }),
  }),
  orderWork: route({
    ...action,
    path: '/v1/reports/:reportId/work_orders',
    permission: 'report.answer',
    summary: 'Records the ordered work, its provider and its day; a later call replaces it',
    body: z.strictObject({
      workOrder: z.strictObject({
        provider: requiredText(120),
        plannedOn: z._default(z.nullable(z.iso.date()), null),
        body: z._default(z.nullable(longText), null),
      }),
    }),
  }),
  resolve: route({
    ...action,
    path: '/v1/reports/:reportId/resolution',
    permission: 'report.answer',
    summary: 'Resolves the report, with an explanation',
    body: z.strictObject({ resolution: z.strictObject({ body: longText, attachmentIds }) }),
  }),
  reopen: route({
    ...action,
    path: '/v1/reports/:reportId/reopening',
    permission: 'report.reopen',
    summary: 'Reopens the report, for its reporter, its witnesses and staff',
    body: z.strictObject({ reopening: z.strictObject({ body: longText }) }),
  }),
  join: route({
    ...action,
    path: '/v1/reports/:reportId/witnesses',
    permission: 'report.witness',
    summary: 'Confirms a report as a witness, who is then notified of its progress',
  }),
  leave: route({
    ...action,
    method: 'delete',
    path: '/v1/reports/:reportId/witnesses',
    permission: 'report.witness',
    summary: 'Withdraws the person’s confirmation of a report',
  }),
  categories: route({
    method: 'get',
    path: '/v1/report_categories',
    access: 'person',
    summary: 'The seven categories of reports, with the offer’s promise for each',
    status: 200,
    answer: z.object({ data: z.array(reportCategoryInfo) }),
    refusals: [],
  }),
}
