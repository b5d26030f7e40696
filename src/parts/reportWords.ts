import type { LocaleCode } from '#contract/offers.ts'
import type { Report, ReportCategory, ReportStatus, WorkOrder } from '#contract/reports/reportList.ts'
import type { Translate } from '#locales/catalogue.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Format } from '#src/i18n/format.ts'
import { momentOf } from './momentOf.ts'

/** The keys of the texts for the specification's numbers (§3). */
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

/** The location: the equipment's name if the place has recorded it. */
export const whereabouts = (t: Translate, { equipment, equipmentName }: Pick<Report, 'equipment' | 'equipmentName'>) =>
  equipmentName ?? t(`reports.equipments.${equipment}`)

/** The promised date, or that it has passed; `null` before a promise and after the end. */
export function promiseText(
  t: Translate,
  format: Pick<Format, 'date'>,
  { status, promisedOn, isOverdue }: Pick<Report, 'status' | 'promisedOn' | 'isOverdue'>,
): string | null {
  if (promisedOn === null || status === 'resolved') return null
  return t(isOverdue ? 'reports.promise.overdue' : 'reports.promise.by', { date: format.date(momentOf(promisedOn)) })
}

/** How many people see the problem, worded for a witness as one of them. */
export function witnessesText(
  t: Translate,
  locale: LocaleCode,
  { witnessesCount: count, isWitness }: Pick<Report, 'witnessesCount' | 'isWitness'>,
): string {
  if (!isWitness) return t(`reports.witnesses.count.${pluralForm(locale, count)}`, { count })
  const others = count - 1
  return t(`reports.witnesses.own.${others < 1 ? 'zero' : pluralForm(locale, others)}`, { count: others })
}

/** The provider and the planned day, once known. */
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
