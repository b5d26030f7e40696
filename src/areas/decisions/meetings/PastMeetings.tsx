import { useInfiniteQuery } from '@tanstack/react-query'
import { paperPaths } from '#contract/papers.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { PlaceProps } from '#src/parts/dashboardParts.ts'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { paperAddress } from '#src/parts/paperAddress.ts'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { meetingQueries } from './meetingQueries.ts'

/** The meetings of a place that have begun, the latest first, each with its minutes once it is over. */
export function PastMeetings({ api, person, placeId, fileUrl }: PlaceProps) {
  const { translate: t, format, locale } = useLanguage()
  const list = useInfiniteQuery(meetingQueries(api, person).past(placeId))
  const minutesOf = (meetingId: string) =>
    fileUrl(paperAddress(paperPaths.meetingMinutes.replace(':meetingId', meetingId), locale))
  const isUnderWay = list.data?.rows.some(({ hasMinutes }) => !hasMinutes)
  const title = t(isUnderWay ? 'meetings.begun' : 'meetings.past')
  return (
    <Panel title={title}>
      <Loaded query={list} line skeleton={<SkeletonText lines={3} />}>
        {({ rows }) => (
          <Stack gap={3}>
            {rows.length === 0 && <Text variant="muted">{t('meetings.noPast')}</Text>}
            <RuledList isTrimmed aria-label={title}>
              {rows.map(({ id, kind, heldAt, hasMinutes }) => (
                <Stack key={id} as="li" alignItems="start" gap={2} py={3}>
                  <div>
                    <TextLink href={pathOf('meeting', { meetingId: id })} isStandalone>
                      {format.date(new Date(heldAt))}
                    </TextLink>
                    <Text variant="small">{t(`dashboard.meeting.${kind}`)}</Text>
                  </div>
                  {hasMinutes ? (
                    <DownloadLink href={minutesOf(id)}>{t('meetings.minutes')}</DownloadLink>
                  ) : (
                    <Tag tone="info">{t('meetings.underWay')}</Tag>
                  )}
                </Stack>
              ))}
            </RuledList>
            <MoreButton query={list} label={t('meetings.more')} />
          </Stack>
        )}
      </Loaded>
    </Panel>
  )
}
