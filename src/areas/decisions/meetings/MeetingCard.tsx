import { queryOptions, useQuery } from '@tanstack/react-query'
import { meetingRoutes } from '#contract/decisions/meetings.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { PlaceProps, QueryDependencies } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { QueryCard } from '#src/ui/QueryCard.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { NextMeeting } from './NextMeeting.tsx'

/** The meeting under way, and the next one. */
export const currentMeetings = ({ api, person, placeId }: QueryDependencies) =>
  queryOptions({
    queryKey: ['meetings', person, placeId, 'next'],
    queryFn: ({ signal }) =>
      api(meetingRoutes.list, { params: { placeId }, query: { q: 'current', perPage: 2 }, signal }),
    staleTime: justRead,
    select: ({ data }) => data.result.flatMap((id) => data.entities.meetings[id] ?? []),
  })

/** The next general meeting, below the one under way. */
export function MeetingCard(props: PlaceProps) {
  const { translate: t } = useLanguage()
  const meetings = useQuery(currentMeetings(props))
  return (
    <QueryCard title={t('dashboard.meeting.title')} icon="calendar" query={meetings}>
      {(all) => {
        const [first, second] = all
        const next = first?.isUnderWay ? second : first
        return (
          <>
            {first?.isUnderWay && (
              <TextLink href={pathOf('meeting', { meetingId: first.id })} isStandalone>
                {t('dashboard.meeting.underWay')}
              </TextLink>
            )}
            {next ? (
              <NextMeeting meeting={next} fileUrl={props.fileUrl} />
            ) : (
              <Text variant="muted">{t('dashboard.meeting.none')}</Text>
            )}
          </>
        )
      }}
    </QueryCard>
  )
}
