import { type ReportDetail, reportCategory, type reportRoutes } from '#contract/reports.ts'
import type { RouteOutput } from '#contract/route.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { answerReport } from './answerReport.ts'
import { type ActionCall, holdReport } from './holdReport.ts'
import * as store from './reports.store.ts'
import { concernedBy, noteChange } from './tellOfReport.ts'

/** Not fixed: it is open again, and promised again, as a new one would be. */
export async function reopenReport(
  ctx: SignedInCtx,
  call: ActionCall & RouteOutput<typeof reportRoutes.reopen>,
): Promise<ReportDetail> {
  const { now, offer } = ctx
  const { body } = call.body.reopening
  return ctx.db.transaction(async (tx) => {
    const report = await holdReport(tx, ctx, call, 'report.reopen')
    await store.insertEvent(tx, { ...report.line, kind: 'opened', body })
    const days = offer.reports.promisedDays[reportCategory.parse(report.category)]
    const promisedOn = daysAfter(civilDay(now(), offer.timeZone), days)
    const changed = { status: report.next, promisedOn, escalatedAt: null }
    await store.writeReport(tx, report.id, { ...changed, updatedAt: report.at })

    const recipients = await concernedBy(tx, report)
    const tell = await noteChange(tx, ctx, report, {
      action: 'reports.reopen',
      news: { type: 'report_event', recipients },
      isCounted: true,
    })
    const answer = await answerReport(tx, ctx, call)
    await tell()
    return answer
  })
}
