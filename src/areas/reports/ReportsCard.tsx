import { css } from '@emotion/react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { reportRoutes } from '#contract/reports.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { justRead } from '#src/queries/justRead.ts'
import { QueryCard } from '#src/ui/QueryCard.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Asked, PlaceProps } from '../dashboardParts.ts'

/** As many as can be taken in at a glance. */
const shown = 4

const list = css({ display: 'grid' })
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: 12,
  borderBlockStart: '1px solid var(--color-border)',
  '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
})
const subject = css({ flex: '1 1 220px', minWidth: 0 })
const title = css({ fontWeight: 500 })

export const ongoingReports = ({ api, person, placeId }: Asked) =>
  queryOptions({
    queryKey: ['reports', person, placeId, 'ongoing', shown],
    queryFn: ({ signal }) =>
      api(reportRoutes.list, { params: { placeId }, query: { state: 'ongoing', perPage: shown }, signal }),
    staleTime: justRead,
    select: ({ data, meta }) => ({
      reports: data.result.flatMap((id) => data.entities.reports[id] ?? []),
      total: meta.total,
    }),
  })

/** Reports that are not resolved yet, with the latest move first. */
export function ReportsCard(props: PlaceProps) {
  const { translate: t, format } = useLanguage()
  const ongoing = useQuery(ongoingReports(props))
  return (
    <QueryCard title={t('dashboard.reports.title')} icon="wrench" query={ongoing}>
      {({ reports, total }) =>
        reports.length === 0 ? (
          <Text variant="muted">{t('dashboard.reports.none')}</Text>
        ) : (
          <>
            <ul css={list}>
              {reports.map(({ id, title: name, status, kind, updatedAt }) => (
                <li key={id} css={item}>
                  <div css={subject}>
                    <p css={title}>{name}</p>
                    <Text variant="small">
                      {t('dashboard.reports.updated', { date: format.recentDate(new Date(updatedAt)) })}
                      {kind === 'emergency' && ` · ${t('dashboard.reports.emergency')}`}
                    </Text>
                  </div>
                  <Tag tone={status === 'opened' ? 'warning' : 'info'}>{t(`dashboard.reports.status.${status}`)}</Tag>
                </li>
              ))}
            </ul>
            {total > reports.length && (
              <Text variant="small">{t('dashboard.reports.more', { count: total - reports.length })}</Text>
            )}
          </>
        )
      }
    </QueryCard>
  )
}
