import type { Report, ReportCategory, ReportStatus, WorkOrder } from '#contract/reportList.ts'
import type { Translate } from '#locales/catalogue.ts'
import type { Format } from '#src/i18n/format.ts'
import { momentOf } from './momentOf.ts'

/** The specification's numbers (§3), by the names under which their texts stand. */
const categories = {
  1: 'fire',
  2: 'waterDamage',
  3: 'blockage',
  4: 'vandalism',
  5: 'gasLeak',
  6: 'degradation',
  7: 'breakdown',
} as const satisfies Record<ReportCategory, string>

export const categoryName = (t: Translate, category: ReportCategory) => t(`reports.categories.${categories[category]}`)

/** Where it is: the equipment by its name, where the place has a record of it. */
export const whereabouts = (t: Translate, { equipment, equipmentName }: Pick<Report, 'equipment' | 'equipmentName'>) =>
  equipmentName ?? t(`reports.equipments.${equipment}`)

/** By when it was promised, and plainly when that day has passed; `null` once it is done, and before anything was promised. */
export function promiseText(
  t: Translate,
  format: Pick<Format, 'date'>,
  { status, promisedOn, isOverdue }: Pick<Report, 'status' | 'promisedOn' | 'isOverdue'>,
): string | null {
  if (promisedOn === null || status === 'resolved') return null
  return t(isOverdue ? 'reports.promise.overdue' : 'reports.promise.by', { date: format.date(momentOf(promisedOn)) })
}

/** Who comes, and on which day, once that is known. */
export const workOrderText = (
  t: Translate,
  format: Pick<Format, 'date'>,
  { provider, plannedOn }: WorkOrder,
): string =>
  plannedOn === null
    ? t('reports.workOrder.unplanned', { provider })
    : t('reports.workOrder.planned', { provider, date: format.date(momentOf(plannedOn)) })

export const statusTones = { opened: 'warning', acknowledged: 'info', resolved: 'success' } as const satisfies Record<
  ReportStatus,
  string
>
