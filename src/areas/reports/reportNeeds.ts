import * as z from 'zod/mini'
import { screenPaths } from '#contract/addresses.ts'
import { pathOf } from '#contract/paths.ts'
import { reportList } from '#contract/reports/reportList.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { NeedSource } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { rowsOf } from '#src/parts/pagesOf.ts'
import { reportKeys } from '#src/parts/reportKeys.ts'

const unread = { q: 'unread', state: 'ongoing' } as const

/**
 * Reports that changed since the person last looked: a single one links to its page, several to their list. Staff see those that
 * wait for them.
 */
export const movedReports: NeedSource = {
  permission: 'report.read',
  unless: 'report.answer',
  waitsIn: { page: 'reports' },
  query: ({ api, person, placeId }, { translate: t, format, locale }) => ({
    queryKey: reportKeys.glance(person, placeId, unread, 1),
    queryFn: ({ signal }) => api(reportList, { params: { placeId }, query: { ...unread, perPage: 1 }, signal }),
    staleTime: justRead,
    select: (list) => {
      const page = z.parse(reportList.answer, list)
      const [first] = rowsOf(page)
      if (!first) return []
      const { total: count } = page.meta
      const isAlone = count === 1
      return [
        {
          id: `reports moved ${placeId}`,
          urgency: 'someday' as const,
          icon: 'alert' as const,
          count,
          at: Date.parse(first.updatedAt),
          title: isAlone ? first.title : t(`dashboard.needs.moved.${pluralForm(locale, count)}`, { count }),
          detail: isAlone
            ? t('dashboard.reports.updated', { date: format.recentDate(new Date(first.updatedAt)) })
            : first.title,
          action: {
            label: t('dashboard.needs.see'),
            href: isAlone ? pathOf('report', { reportId: first.id }) : `${screenPaths.reports}?filtre=${unread.q}`,
          },
          givesWay: 2 as const,
        },
      ]
    },
  }),
}
