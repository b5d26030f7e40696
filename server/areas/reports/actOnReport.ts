import type { NotificationType } from '#contract/notifications.ts'
import type { ReportDetail, reportRoutes } from '#contract/reports/reports.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { ReportAction } from '#machines/reports/report/report.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { attachFiles } from './attachFiles.ts'
import { type ActionCall, type HeldReport, holdReport } from './holdReport.ts'
import { outcomeOfReport, type ReportChange } from './outcomeOfReport.ts'
import { readReport } from './readReport.ts'
import * as store from './reports.store.ts'

/** The parsed request of one route, and the caller's roles. */
export type ReportCall<Name extends keyof typeof reportRoutes> = ActionCall & RouteOutput<(typeof reportRoutes)[Name]>

/** The effects of one action on a report. */
type Act = ReportChange & {
  /** A line of the history, which makes the report unread for everybody else. */
  readonly line?: store.Line
  /** Files of that line, and the field that names them. */
  readonly files?: { readonly ids: readonly string[]; readonly field: string }
  /** Other changes to the report, besides its status. */
  readonly changed?: store.ReportValues
  /** The notification of the people concerned. */
  readonly news?: NotificationType
}

/**
 * Runs an action on a report: locks it, asks its lifecycle whether `on` may happen, applies the rules of the action, writes
 * the history and the status, and returns the report as the caller sees it now.
 */
export async function actOnReport(
  ctx: SignedInCtx,
  call: ActionCall,
  on: ReportAction['type'],
  act: (report: HeldReport, tx: Transaction) => Act | Promise<Act>,
): Promise<ReportDetail> {
  return changeAndAnswer(ctx, async (tx) => {
    const report = await holdReport(tx, ctx, call, on)
    const { line, files, changed = {}, news: type, ...noted } = await act(report, tx)
    if (line) {
      const eventId = await store.insertEvent(tx, { ...report.line, ...line })
      if (files) await attachFiles(tx, ctx, { reportId: report.id, eventId }, files)
      await store.writeReport(tx, report.id, { ...changed, status: report.next, updatedAt: report.at })
    }
    const news = type && { type, recipients: await concernedBy(tx, { ...report, ...changed }) }
    const outcome = await outcomeOfReport(tx, ctx, report, noted, news)
    return { ...outcome, answer: () => readReport(tx, ctx, call) }
  })
}

/** The reporter, the witnesses, and the person responsible for the report. */
async function concernedBy(tx: Transaction, report: Pick<HeldReport, 'id' | 'reporterId'> & store.ReportValues) {
  const people = [report.reporterId, report.responsibleId ?? null, ...(await store.witnessesOf(tx, report.id))]
  return people.filter((person) => person !== null)
}
