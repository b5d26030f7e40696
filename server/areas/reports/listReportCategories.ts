import { type ReportCategory, type ReportKind, reportCategories, type reportRoutes } from '#contract/reports/reports.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'

/** Fire, water, gas: emergencies. */
const emergencies: readonly ReportCategory[] = [1, 2, 5]
const usualKind = (id: ReportCategory): ReportKind => (emergencies.includes(id) ? 'emergency' : 'dysfunctional')

/** The categories of reports, with the offer's usual time for each. */
export function listReportCategories({ offer }: SignedInCtx): RouteAnswer<typeof reportRoutes.categories> {
  const { promisedDays } = offer.reports
  return { data: reportCategories.map((id) => ({ id, usualKind: usualKind(id), promisedDays: promisedDays[id] })) }
}
