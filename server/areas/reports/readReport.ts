import { can } from '#contract/permissions.ts'
import type { ReportDetail } from '#contract/reports/reports.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import type { ActionCall } from './holdReport.ts'
import { findReport } from './reportDetail.store.ts'

/** A report as the caller sees it now. */
export async function readReport(
  db: Queryable,
  { actor, locale, now, offer }: SignedInCtx,
  { params: { reportId }, roles }: ActionCall,
): Promise<ReportDetail> {
  const today = civilDay(now(), offer.timeZone)
  const mayReach = can(roles, 'contact.readPrivate')
  const report = await findReport(db, { userId: actor.userId, reportId, today, locale, mayReach })
  if (!report) throw new Problem('not_found', 'no such report for this person')
  return report
}
