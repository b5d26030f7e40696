import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { pathOf } from '#contract/paths.ts'
import { screenPaths } from '#contract/screens.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { reportGlance } from '#src/queries/reportGlances.ts'
import { QueryCard } from '#src/ui/QueryCard.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
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
const title = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  color: 'inherit',
  fontWeight: 500,
  textUnderlineOffset: 3,
  '&:hover': { color: 'var(--color-link)' },
})

export const ongoingReports = ({ api, person, placeId }: Asked) =>
  reportGlance(api, person, placeId, { state: 'ongoing' }, shown)

/** Reports that are not resolved yet, with the latest move first. */
export function ReportsCard(props: PlaceProps) {
  const { translate: t, format } = useLanguage()
  const ongoing = useQuery(ongoingReports(props))
  return (
    <QueryCard title={t('dashboard.reports.title')} icon="wrench" query={ongoing}>
      {({ reports, total }) =>
        reports.length === 0 ? (
          <>
            <Text variant="muted">{t('dashboard.reports.none')}</Text>
            <TextLink href={screenPaths.newReport} isStandalone>
              {t('breadcrumb.pages.newReport')}
            </TextLink>
          </>
        ) : (
          <>
            <ul css={list}>
              {reports.map(({ id, title: name, status, kind, updatedAt }) => (
                <li key={id} css={item}>
                  <div css={subject}>
                    <Link
                      href={pathOf('report', { reportId: id })}
                      css={title}
                      onPointerEnter={() => props.preload('report')}
                      onFocus={() => props.preload('report')}
                    >
                      {name}
                    </Link>
                    <Text variant="small">
                      {t('dashboard.reports.updated', { date: format.recentDate(new Date(updatedAt)) })}
                      {kind === 'emergency' && ` · ${t('dashboard.reports.emergency')}`}
                    </Text>
                  </div>
                  <Tag tone={status === 'opened' ? 'warning' : 'info'}>{t(`dashboard.reports.status.${status}`)}</Tag>
                </li>
              ))}
            </ul>
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
