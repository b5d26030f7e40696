import type { Permission } from '#contract/permissions.ts'
import { can } from '#contract/permissions.ts'
import type { ReportDetail } from '#contract/reports/reports.ts'
import type { RoleName } from '#contract/roles.ts'
import type { ReportAction, ReportViewer } from '#machines/reports/report/report.lifecycle.ts'
import { canHappen } from '#machines/reports/report/report.lifecycle.ts'

type ReportStanding = Pick<ReportDetail, 'status' | 'isReporter' | 'isWitness'>

const actions = {
  acknowledge: { permission: 'report.answer', event: { type: 'report.acknowledge' } },
  orderWork: { permission: 'report.answer', event: { type: 'work.order' } },
  resolve: { permission: 'report.answer', event: { type: 'report.resolve' } },
  reopen: { permission: 'report.reopen', event: { type: 'report.reopen' } },
  comment: { permission: 'report.comment', event: { type: 'report.comment' } },
  join: { permission: 'report.witness', event: { type: 'witness.join' } },
  leave: { permission: 'report.witness', event: { type: 'witness.leave' } },
} as const satisfies Record<string, { permission: Permission; event: ReportAction }>
export type OfferedActions = Readonly<Record<keyof typeof actions, boolean>>

/** The actions to offer: those that the person's roles in the place and the report's lifecycle both allow. */
export function offeredActions(
  { status, isReporter, isWitness }: ReportStanding,
  roles: readonly RoleName[],
): OfferedActions {
  const viewer: ReportViewer = {
    isReporter,
    isWitness,
    isResponder: can(roles, 'report.answer'),
  }
  const isOffered = (name: keyof typeof actions) =>
    can(roles, actions[name].permission) && canHappen(status, viewer, actions[name].event)
  return {
    acknowledge: isOffered('acknowledge'),
    orderWork: isOffered('orderWork'),
    resolve: isOffered('resolve'),
    reopen: isOffered('reopen'),
    comment: isOffered('comment'),
    join: isOffered('join'),
    leave: isOffered('leave'),
  }
}
