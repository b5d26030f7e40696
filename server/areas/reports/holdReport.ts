import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import { type ReportAction, statusAfter } from '#machines/reports/report/report.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { lockReport } from './reports.store.ts'

/** A call about one report, with the caller's roles in its place as read by the gate. */
export type ActionCall = {
  readonly params: { readonly reportId: string }
  readonly roles: readonly RoleName[]
}

/**
 * Locks the report of an action until the transaction ends, and computes its next state. The lifecycle, which the page reads too,
 * decides whether the action is possible.
 */
export async function holdReport(
  tx: Transaction,
  ctx: SignedInCtx,
  { params: { reportId }, roles }: ActionCall,
  action: ReportAction['type'],
) {
  const report = await lockReport(tx, ctx.actor.userId, reportId)
  if (!report) throw new Problem('not_found', 'no such report for this person')
  const isResponder = can(roles, 'report.answer')
  const next = statusAfter(report.status, { ...report, isResponder }, { type: action })
  if (next === null)
    throw new Problem('action_not_possible', `${action} cannot happen to a report that is ${report.status}`)
  // No two events share a moment, so lists and histories have one order.
  const at = new Date(Math.max(ctx.now().getTime(), report.updatedAt.getTime() + 1))
  const line = { reportId, authorId: ctx.actor.userId, isFromStaff: isResponder, createdAt: at }
  return { ...report, next, at, line }
}
export type HeldReport = Awaited<ReturnType<typeof holdReport>>
