import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCallback } from 'react'
import type { ReportEvent } from '#contract/reports/reports.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { LongList } from '#src/parts/LongList.tsx'
import { reportQueries } from '#src/parts/reportQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Grid } from '#src/ui/Grid.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TimelineEvent } from './TimelineEvent.tsx'

type Props = Pick<ScreenProps, 'api' | 'person' | 'fileUrl' | 'portal' | 'inspect'> & {
  reportId: string
  /** Above the history, where new events appear. */
  children: ReactNode
}

/** The history of a report, the latest first. */
export function Timeline({ api, person, reportId, fileUrl, portal, inspect, children }: Props) {
  const { translate: t } = useLanguage()
  const history = useInfiniteQuery(reportQueries(api, person).events(reportId))
  const renderRow = useCallback(
    (event: ReportEvent) => <TimelineEvent event={event} fileUrl={fileUrl} portal={portal} inspect={inspect} />,
    [fileUrl, portal, inspect],
  )
  return (
    <Panel title={t('reports.timeline.title')}>
      <Stack gap={5}>
        {children}
        <Loaded query={history} skeleton={<HistorySkeleton />}>
          {({ rows, total }) => (
            <LongList
              isFeed
              {...{ rows, total, renderRow }}
              query={history}
              label={t('reports.timeline.label')}
              more={t('reports.timeline.more')}
              estimatedHeight={110}
            />
          )}
        </Loaded>
      </Stack>
    </Panel>
  )
}

const HistorySkeleton = () => (
  <Grid gap={4.5} py={2}>
    {['70%', '52%', '64%'].map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </Grid>
)
