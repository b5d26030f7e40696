import { commentDraft } from '#contract/reportDrafts.ts'
import type { ReportDetail, reportRoutes } from '#contract/reports.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import { answerReport } from './answerReport.ts'
import { attachFiles } from './attachFiles.ts'
import { type ActionCall, holdReport } from './holdReport.ts'
import * as store from './reports.store.ts'
import { concernedBy, noteChange } from './tellOfReport.ts'

/** Somebody adds to the history of a report. */
export async function commentReport(
  ctx: SignedInCtx,
  call: ActionCall & RouteOutput<typeof reportRoutes.comment>,
): Promise<ReportDetail> {
  const { body, attachmentIds: ids } = call.body.event
  await ctx.limits.take('report', ctx.actor.userId)
  return ctx.db.transaction(async (tx) => {
    const report = await holdReport(tx, ctx, call, 'report.comment')
    const eventId = await store.insertEvent(tx, { ...report.line, kind: 'custom_comment', body })
    await attachFiles(tx, ctx, { reportId: report.id, eventId }, { ids, field: 'event.attachment_ids' })
    await store.writeReport(tx, report.id, { updatedAt: report.at })

    await dropDraft(tx, ctx, { form: commentDraft.form, placeId: report.placeId, subjectId: report.id })
    const recipients = await concernedBy(tx, report)
    const tell = await noteChange(tx, ctx, report, {
      action: 'reports.comment',
      news: { type: 'report_event', recipients },
    })
    const answer = await answerReport(tx, ctx, call)
    await tell()
    return answer
  })
}
