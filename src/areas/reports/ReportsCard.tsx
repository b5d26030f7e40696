import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { dot } from '#contract/dot.ts'
import { pathOf } from '#contract/paths.ts'
import { reportList } from '#contract/reports/reportList.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { PlaceProps, QueryDependencies } from '#src/parts/dashboardParts.ts'
import { glanceQuery } from '#src/parts/pagesOf.ts'
import { QueryCard } from '#src/parts/QueryCard.tsx'
import { reportKeys } from '#src/parts/reportKeys.ts'
import { GlanceList, GlanceRow } from '#src/ui/GlanceRow.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

const shown = 4
const filters = { state: 'ongoing' } as const

export const ongoingReports = ({ api, person, placeId }: QueryDependencies) =>
  glanceQuery({
    queryKey: reportKeys.glance(person, placeId, filters, shown),
    ask: (signal) => api(reportList, { params: { placeId }, query: { ...filters, perPage: shown }, signal }),
  })

/** Reports that are not resolved yet, the latest change first. */
export function ReportsCard(props: PlaceProps) {
  const { translate: t, format } = useLanguage()
  const ongoing = useQuery(ongoingReports(props))
  return (
    <QueryCard title={t('dashboard.reports.title')} icon="wrench" query={ongoing}>
      {({ rows: reports, total }) =>
        reports.length === 0 ? (
          <>
            <Text variant="muted">{t('dashboard.reports.none')}</Text>
            <TextLink href={screenPaths.newReport} isStandalone>
              {t('breadcrumb.pages.newReport')}
            </TextLink>
          </>
        ) : (
          <>
            <GlanceList>
              {reports.map(({ id, title: name, status, kind, updatedAt }) => (
                <GlanceRow
                  key={id}
                  href={pathOf('report', { reportId: id })}
                  name={name}
                  tag={
                    <Tag tone={status === 'opened' ? 'warning' : 'info'}>{t(`dashboard.reports.status.${status}`)}</Tag>
                  }
                  onAim={() => props.preload('report')}
                >
                  <Text variant="small">
                    {t('dashboard.reports.updated', { date: format.recentDate(new Date(updatedAt)) })}
                    {kind === 'emergency' && `${dot}${t('dashboard.reports.emergency')}`}
                  </Text>
                </GlanceRow>
              ))}
            </GlanceList>
            <TextLink href={screenPaths.reports} isStandalone>
              {total > reports.length
                ? t('dashboard.reports.more', { count: total - reports.length })
                : t('dashboard.reports.all')}
            </TextLink>
          </>
        )
      }
    </QueryCard>
  )
}
