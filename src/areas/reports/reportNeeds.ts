import * as z from 'zod/mini'
import { screenPaths } from '#contract/addresses.ts'
import { pathOf } from '#contract/paths.ts'
import type { ReportQuery } from '#contract/reportList.ts'
import { reportList } from '#contract/reportList.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'
import type { Asked, Need, NeedSource } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { reportKeys } from '#src/parts/reportKeys.ts'

type About = Pick<Need, 'urgency' | 'icon'> & { readonly name: 'moved' | 'overdue'; readonly q: ReportQuery['q'] }

/** One need for all of these reports: it links to the report if there is one, to the list if there are several. */
function needOf({ name, q, ...need }: About, { api, person, placeId }: Asked, language: Language) {
  const { translate: t, format, locale } = language
  const filters = { q, state: 'ongoing' } as const
  return {
    queryKey: reportKeys.glance(person, placeId, filters, 1),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api(reportList, { params: { placeId }, query: { ...filters, perPage: 1 }, signal }),
    staleTime: justRead,
    select: (list: unknown): readonly Need[] => {
      const { data, meta } = z.parse(reportList.answer, list)
      const [first] = data.result.flatMap((id) => data.entities.reports[id] ?? [])
      if (!first) return []
      const isAlone = meta.total === 1
      return [
        {
          ...need,
          id: `reports ${name} ${placeId}`,
          at: Date.parse(first.updatedAt),
          title: isAlone
            ? first.title
            : t(`dashboard.needs.${name}.${pluralForm(locale, meta.total)}`, { count: meta.total }),
          detail: isAlone
            ? t(`dashboard.needs.${name}.alone`, { date: format.recentDate(new Date(first.updatedAt)) })
            : first.title,
          action: {
            label: t('dashboard.needs.see'),
            href: isAlone ? pathOf('report', { reportId: first.id }) : `${screenPaths.reports}?filtre=${q}`,
          },
        },
      ]
    },
  }
}

/** Reports that changed since the person last looked. */
export const movedReports: NeedSource = {
  permission: 'report.read',
  query: (props, language) => needOf({ name: 'moved', q: 'unread', urgency: 'soon', icon: 'alert' }, props, language),
}

/** Overdue promises, for the people who made them. */
export const overdueReports: NeedSource = {
  permission: 'report.answer',
  query: (props, language) =>
    needOf({ name: 'overdue', q: 'overdue', urgency: 'late', icon: 'clock' }, props, language),
}
