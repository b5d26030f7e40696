import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCallback } from 'react'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { askForMore } from '#src/parts/pagesOf.ts'
import { reportQueries } from '#src/parts/reportQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Grid } from '#src/ui/Grid.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { VirtualList } from '#src/ui/VirtualList.tsx'
import { TimelineEvent } from './TimelineEvent.tsx'

/** A longer history scrolls in its own window, where only the visible events are rendered. */
const longHistory = 60
/** In CSS pixels; rendered events are measured. */
const estimatedHeight = 110

type Props = Pick<ScreenProps, 'api' | 'person' | 'fileUrl' | 'portal' | 'inspect'> & {
  reportId: string
  /** Above the history, where new events appear. */
  children: ReactNode
}

/** The history of a report, the latest first. */
export function Timeline({ api, person, reportId, fileUrl, portal, inspect, children }: Props) {
  const { translate: t } = useLanguage()
  const history = useInfiniteQuery(reportQueries(api, person).events(reportId))
  const { rows: events = [], total = 0 } = history.data ?? {}
  const renderItem = useCallback(
    (index: number) => {
      const event = events[index]
      return event && <TimelineEvent event={event} fileUrl={fileUrl} portal={portal} inspect={inspect} />
    },
    [events, fileUrl, portal, inspect],
  )
  const itemKey = useCallback((index: number) => events[index]?.id ?? index, [events])
  const isLong = total > longHistory
  return (
    <Panel title={t('reports.timeline.title')}>
      <Stack gap={5}>
        {children}
        <Loaded query={history} skeleton={<HistorySkeleton />}>
          {() => (
            <Stack gap={3}>
              {isLong ? (
                <VirtualList
                  kind="feed"
                  label={t('reports.timeline.label')}
                  count={events.length}
                  total={total}
                  renderItem={renderItem}
                  itemKey={itemKey}
                  estimatedHeight={estimatedHeight}
                  height="min(720px, 70dvh)"
                  onEndReached={askForMore(history)}
                />
              ) : (
                <RuledList as="ol" aria-label={t('reports.timeline.label')}>
                  {events.map(({ id }, index) => (
                    <li key={id}>{renderItem(index)}</li>
                  ))}
                </RuledList>
              )}
              {(!isLong || history.isFetchNextPageError) && (
                <MoreButton query={history} label={t('reports.timeline.more')} />
              )}
            </Stack>
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
