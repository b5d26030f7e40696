import { css } from '@emotion/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import type { ReportDetail } from '#contract/reports.ts'
import { reportMutations } from '#src/areas/reports/reportMutations.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { AttachmentThumbs } from '#src/parts/AttachmentThumbs.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Gone } from '#src/parts/Gone.tsx'
import { OtherPlace } from '#src/parts/OtherPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { reportQueries } from '#src/parts/reportQueries.ts'
import { categoryName, statusTones, whereabouts } from '#src/parts/reportWords.ts'
import type { PropsOfPage } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { media } from '#src/theme/scales.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CommentForm } from './CommentForm.tsx'
import { FollowUp } from './FollowUp.tsx'
import { offeredActions } from './offeredActions.ts'
import { ReportActions } from './ReportActions.tsx'
import { Reporter } from './Reporter.tsx'
import { ReportSkeleton } from './ReportSkeleton.tsx'
import { Timeline } from './Timeline.tsx'
import { useReading } from './useReading.ts'
import { Witnesses } from './Witnesses.tsx'

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px', marginBlockStart: -12 })
/**
 * One order for eyes, keyboard and screen reader: who answers, what is wrong, who sees it too, what happened. Where there is room for
 * two columns, what stands beside floats, so that neither column waits for the height of the other.
 */
const columns = css({ display: 'grid', gap: 16, [media.tablet]: { display: 'flow-root', marginBlockEnd: -20 } })
const beside = css({
  display: 'grid',
  gap: 'inherit',
  minWidth: 0,
  [media.tablet]: { float: 'inline-end', clear: 'inline-end', width: '38%', gap: 20, marginBlockEnd: 20 },
})
const main = css({ minWidth: 0, [media.tablet]: { marginInlineEnd: 'calc(38% + 20px)', marginBlockEnd: 20 } })
const description = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
const photos = css({ marginBlockStart: 20 })

/** One report: what and where, who answers for it and for when, and everything that happened. */
export function ReportScreen({ params: { reportId }, ...props }: PropsOfPage<'report'>) {
  const { api, person } = props
  const { translate: t } = useLanguage()
  const report = useQuery(reportQueries(api, person).detail(reportId))
  return (
    <Page screen="report" {...(report.data && { title: report.data.title })}>
      <Fetched
        query={report}
        gone={
          <Gone
            icon="reports"
            title={t('reports.page.gone')}
            text={t('reports.page.goneText')}
            href={screenPaths.reports}
            label={t('reports.page.toList')}
          />
        }
        skeleton={<ReportSkeleton />}
      >
        {(known) => <Known {...props} report={known} />}
      </Fetched>
    </Page>
  )
}

function Known({ report, ...props }: Omit<PropsOfPage<'report'>, 'params'> & { report: ReportDetail }) {
  const { api, person, session, fileUrl, portal, inspect, say } = props
  const { translate: t, format } = useLanguage()
  const client = useQueryClient()
  const [mutations] = useState(() => reportMutations(api, client, person, report.id))
  const isReadOnly = useIsReadOnly(session)
  const place = useQuery(placeQueries(api, person).detail(report.placeId)).data
  const offered = offeredActions(report, isReadOnly ? [] : (place?.roles ?? []))
  const movedAt = useReading(report, mutations, isReadOnly)
  const viewer = { fileUrl, portal, inspect }
  return (
    <Stack gap={5}>
      <div css={head}>
        <Tag tone={statusTones[report.status]}>{t(`dashboard.reports.status.${report.status}`)}</Tag>
        {report.kind === 'emergency' && <Tag tone="danger">{t('reports.kinds.emergency')}</Tag>}
        <Text variant="small">
          {[
            categoryName(t, report.category),
            whereabouts(t, report),
            t('reports.page.reportedOn', { date: format.date(new Date(report.createdAt)) }),
          ].join(' · ')}
        </Text>
        <Text variant="small" role="status">
          {/* Each time anew, or the second time is not read out. */}
          {movedAt !== null && <span key={movedAt}>{t('reports.page.changed')}</span>}
        </Text>
      </div>
      <OtherPlace {...props} of={report.placeId} />
      <div css={columns}>
        <div css={beside}>
          <FollowUp report={report}>
            <ReportActions {...props} report={report} offered={offered} />
          </FollowUp>
        </div>
        <div css={main}>
          <Panel title={t('reports.page.description')}>
            <p css={description}>{report.description}</p>
            {report.attachments.length > 0 && (
              <div css={photos}>
                <AttachmentThumbs {...viewer} attachments={report.attachments} label={t('reports.page.photos')} />
              </div>
            )}
          </Panel>
        </div>
        <div css={beside}>
          <Witnesses report={report} offered={offered} mutations={mutations} say={say} />
          <Reporter reporter={report.reporter} />
        </div>
        <div css={main}>
          <Timeline {...viewer} api={api} person={person} reportId={report.id}>
            {offered.comment && <CommentForm {...viewer} {...{ api, person, say, mutations }} report={report} />}
            {report.status === 'resolved' && offered.reopen && (
              <Text variant="muted">{t('reports.comment.closed')}</Text>
            )}
          </Timeline>
        </div>
      </div>
    </Stack>
  )
}
