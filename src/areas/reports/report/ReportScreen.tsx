import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import { dot } from '#contract/dot.ts'
import type { ReportDetail } from '#contract/reports/reports.ts'
import { reportMutations } from '#src/areas/reports/report/reportMutations.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { AttachmentThumbs } from '#src/parts/AttachmentThumbs.tsx'
import { Awaited } from '#src/parts/Awaited.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Gone } from '#src/parts/Gone.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { LinkedTopics } from '#src/parts/LinkedTopics.tsx'
import { OtherPlace } from '#src/parts/OtherPlace.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { reportQueries } from '#src/parts/reportQueries.ts'
import { categoryName, statusTones, whereabouts } from '#src/parts/reportWords.ts'
import type { PropsOfPage } from '#src/parts/screenProps.ts'
import { useIsReadOnly } from '#src/parts/useIsReadOnly.ts'
import { WriteToManagerLink } from '#src/parts/WriteToManagerLink.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Beside, Main, ReadingColumns } from '#src/ui/ReadingColumns.tsx'
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

/** One report: its subject, location, person responsible, due date and history. */
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
  const place = useQuery(placeQueries(api, person).detail(report.placeId))
  const offered = offeredActions(report, isReadOnly ? [] : (place.data?.roles ?? []))
  const movedAt = useReading(report, mutations, isReadOnly)
  const viewer = { fileUrl, portal, inspect }
  // The name of another place comes before everything else.
  if (isFirstLoad(place))
    return (
      <Awaited>
        <ReportSkeleton />
      </Awaited>
    )
  return (
    <Stack gap={5}>
      <Flex flexWrap="wrap" alignItems="center" rowGap={1.5} columnGap={2.5} mt={-3}>
        <Tag tone={statusTones[report.status]}>{t(`dashboard.reports.status.${report.status}`)}</Tag>
        {report.kind === 'emergency' && <Tag tone="danger">{t('reports.kinds.emergency')}</Tag>}
        <Text variant="small">
          {[
            categoryName(t, report.category),
            whereabouts(t, report),
            t('reports.page.reportedOn', { date: format.date(new Date(report.createdAt)) }),
          ].join(dot)}
        </Text>
        <Text variant="small" role="status">
          {/* The key makes a new element each time: a second change is read aloud too. */}
          {movedAt !== null && <span key={movedAt}>{t('reports.page.changed')}</span>}
        </Text>
      </Flex>
      <OtherPlace {...props} of={report.placeId} />
      <ReadingColumns>
        <Beside>
          <FollowUp report={report}>
            <ReportActions {...props} report={report} offered={offered} />
            <WriteToManagerLink
              {...props}
              of={report.placeId}
              about={{ kind: 'report', id: report.id, title: report.title }}
            />
          </FollowUp>
        </Beside>
        <Main>
          <Panel title={t('reports.page.description')}>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {report.description}
            </Text>
            {report.attachments.length > 0 && (
              <Box mt={4.5}>
                <AttachmentThumbs {...viewer} attachments={report.attachments} label={t('reports.page.photos')} />
              </Box>
            )}
          </Panel>
        </Main>
        <Beside>
          <Witnesses report={report} offered={offered} mutations={mutations} say={say} />
          <Reporter reporter={report.reporter} />
          <LinkedTopics {...props} placeId={report.placeId} kind="report" subjectId={report.id} />
        </Beside>
        <Main>
          <Timeline {...viewer} api={api} person={person} reportId={report.id}>
            {offered.comment && <CommentForm {...viewer} {...{ api, person, say, mutations }} report={report} />}
            {report.status === 'resolved' && offered.reopen && (
              <Text variant="muted">{t('reports.comment.closed')}</Text>
            )}
          </Timeline>
        </Main>
      </ReadingColumns>
    </Stack>
  )
}
