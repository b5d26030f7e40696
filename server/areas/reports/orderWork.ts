import type { ReportDetail, reportRoutes } from '#contract/reports.ts'
import type { RouteOutput } from '#contract/route.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { answerReport } from './answerReport.ts'
import { type ActionCall, holdReport } from './holdReport.ts'
import * as store from './reports.store.ts'
import { concernedBy, noteChange } from './tellOfReport.ts'

/** Staff say which work they ordered: the history keeps each order, the report shows the latest. */
export async function orderWork(
  ctx: SignedInCtx,
  call: ActionCall & RouteOutput<typeof reportRoutes.orderWork>,
): Promise<ReportDetail> {
  const { provider: workProvider, plannedOn: workPlannedOn, body } = call.body.workOrder
  if (workPlannedOn !== null && workPlannedOn < civilDay(ctx.now(), ctx.offer.timeZone)) {
    const fields = [{ field: 'work_order.planned_on', code: 'inThePast' }] as const
    throw new Problem('invalid_value', 'nobody comes on a day that has passed', { fields })
  }
  return ctx.db.transaction(async (tx) => {
    const report = await holdReport(tx, ctx, call, 'work.order')
    const ordered = { workProvider, workPlannedOn }
    await store.insertEvent(tx, { ...report.line, ...ordered, kind: 'custom_comment', body })
    await store.writeReport(tx, report.id, { ...ordered, updatedAt: report.at })

    const recipients = await concernedBy(tx, report)
    const tell = await noteChange(tx, ctx, report, {
      action: 'reports.orderWork',
      detail: { plannedOn: workPlannedOn },
      news: { type: 'work_order', recipients },
    })
    const answer = await answerReport(tx, ctx, call)
    await tell()
    return answer
  })
}
