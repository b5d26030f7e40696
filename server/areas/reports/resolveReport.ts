import type { ReportDetail, reportRoutes } from '#contract/reports.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { answerReport } from './answerReport.ts'
import { attachFiles } from './attachFiles.ts'
import { type ActionCall, holdReport } from './holdReport.ts'
import * as store from './reports.store.ts'
import { concernedBy, noteChange } from './tellOfReport.ts'

/** Staff say that it is done, and how. */
export async function resolveReport(
  ctx: SignedInCtx,
  call: ActionCall & RouteOutput<typeof reportRoutes.resolve>,
): Promise<ReportDetail> {
  const { body, attachmentIds: ids } = call.body.resolution
  return ctx.db.transaction(async (tx) => {
    const report = await holdReport(tx, ctx, call, 'report.resolve')
    const eventId = await store.insertEvent(tx, { ...report.line, kind: 'resolved', body })
    await attachFiles(tx, ctx, { reportId: report.id, eventId }, { ids, field: 'resolution.attachment_ids' })
    await store.writeReport(tx, report.id, { status: report.next, updatedAt: report.at })

    const recipients = await concernedBy(tx, report)
    const tell = await noteChange(tx, ctx, report, {
      action: 'reports.resolve',
      news: { type: 'resolved_report', recipients },
      isCounted: true,
    })
    const answer = await answerReport(tx, ctx, call)
    await tell()
    return answer
  })
}
