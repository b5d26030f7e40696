import * as z from 'zod/mini'
import { attachment, attachmentIds } from './attachments.ts'
import { draftOf, longTyped, typed, updatedAt } from './draftOf.ts'
import { placeParams } from './places.ts'
import { equipmentValue, reportCategory, reportKind, reportParams } from './reports.ts'

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
  description: longTyped,
  attachmentIds,
})
export type ReportDraft = Omit<z.output<typeof reportDraft>, 'attachmentIds'>

/** What somebody is about to add to the history of a report. */
export const commentDraft = z.strictObject({ body: longTyped })

const report = draftOf(
  {
    path: '/v1/users/me/places/:placeId/drafts/report',
    permission: 'report.create',
    params: placeParams,
    what: 'The report',
    refusals: ['not_found'],
  },
  /** Of the files those that are still stored. */
  {
    draft: reportDraft,
    kept: z.extend(z.omit(reportDraft, { attachmentIds: true }), { attachments: z.array(attachment), updatedAt }),
  },
)
const comment = draftOf(
  {
    path: '/v1/users/me/reports/:reportId/drafts/comment',
    permission: 'report.comment',
    params: reportParams,
    what: 'The comment',
    refusals: ['not_found'],
  },
  { draft: commentDraft, kept: z.extend(commentDraft, { updatedAt }) },
)

/** What a person has begun to write and not sent: it waits for them on every device, and outlives a log-out. */
export const draftRoutes = {
  readReport: report.read,
  writeReport: report.write,
  removeReport: report.remove,
  readComment: comment.read,
  writeComment: comment.write,
  removeComment: comment.remove,
}
