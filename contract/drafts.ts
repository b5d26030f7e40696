import * as z from 'zod/mini'
import { attachment, attachmentIds } from './attachments.ts'
import { placeParams } from './places.ts'
import { equipmentValue, reportCategory, reportKind } from './reports.ts'
import { route } from './route.ts'

/** Longer than what may be sent: a text that is to be shortened is kept as well. */
const typed = (maximum: number) => z.string().check(z.maxLength(maximum))

/** A report that a person is writing: nothing of it has to be right yet. */
export const reportDraft = z.strictObject({
  /** The `Idempotency-Key` it will be sent with, made when it was begun: however often it is sent, it is one report. */
  key: z.uuid(),
  category: z.nullable(reportCategory),
  kind: z.nullable(reportKind),
  /** `null` = not chosen yet. */
  equipment: z.nullable(equipmentValue),
  equipmentId: z.nullable(z.uuid()),
  title: typed(1_000),
  description: typed(20_000),
})
export type ReportDraft = z.output<typeof reportDraft>

const keptReportDraft = z.nullable(
  z.extend(reportDraft, {
    /** Those that are still stored. */
    attachments: z.array(attachment),
    updatedAt: z.iso.datetime(),
  }),
)

const draftRoute = {
  path: '/v1/users/me/places/:placeId/drafts/report',
  access: 'person',
  permission: 'report.create',
  params: placeParams,
  // What somebody has not sent is nobody else's to read.
  whileImpersonating: false,
  refusals: ['not_found'],
} as const

/** What a person has begun to write in a place and not sent: it waits for them on every device, and outlives a log-out. */
export const draftRoutes = {
  readReport: route({
    ...draftRoute,
    method: 'get',
    summary: 'The report that the person is writing in a place; `null` = none',
    status: 200,
    answer: z.object({ draft: keptReportDraft }),
  }),
  writeReport: route({
    ...draftRoute,
    method: 'put',
    summary: 'Keeps the report that the person is writing, in place of what was kept before',
    body: z.strictObject({ draft: z.extend(reportDraft, { attachmentIds }) }),
    status: 204,
    answer: z.undefined(),
  }),
  removeReport: route({
    ...draftRoute,
    method: 'delete',
    summary: 'Forgets it: it was sent, or given up',
    status: 204,
    answer: z.undefined(),
  }),
}
