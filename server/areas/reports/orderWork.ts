import type { ReportDetail } from '#contract/reports/reports.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { actOnReport, type ReportCall } from './actOnReport.ts'

/** Staff record a work order: the history keeps each one, the report shows the latest. */
export async function orderWork(ctx: SignedInCtx, call: ReportCall<'orderWork'>): Promise<ReportDetail> {
  const { provider: workProvider, plannedOn: workPlannedOn, body } = call.body.workOrder
  if (workPlannedOn !== null && workPlannedOn < civilDay(ctx.now(), ctx.offer.timeZone)) {
    const fields = [{ field: 'work_order.planned_on', code: 'inThePast' }] as const
    throw new Problem('invalid_value', 'work cannot be planned for a past day', { fields })
  }
  const ordered = { workProvider, workPlannedOn }
  return actOnReport(ctx, call, 'work.order', () => ({
    action: 'reports.orderWork',
    detail: { plannedOn: workPlannedOn },
    line: { kind: 'custom_comment', body, ...ordered },
    changed: ordered,
    news: 'work_order',
  }))
}
