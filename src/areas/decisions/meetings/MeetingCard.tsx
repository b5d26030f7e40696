import { queryOptions, useQuery } from '@tanstack/react-query'
import { meetingRoutes } from '#contract/decisions/meetings.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { PlaceProps, QueryDependencies } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { QueryCard } from '#src/ui/QueryCard.tsx'
import { Text } from '#src/ui/Text.tsx'
import { NextMeeting } from './NextMeeting.tsx'

/** `null` when no meeting is planned. */
export const nextMeeting = ({ api, person, placeId }: QueryDependencies) =>
  queryOptions({
    queryKey: ['meetings', person, placeId, 'next'],
    queryFn: ({ signal }) => api(meetingRoutes.list, { params: { placeId }, query: { q: 'next', perPage: 1 }, signal }),
    staleTime: justRead,
    select: ({ data }) => data.entities.meetings[data.result[0] ?? ''] ?? null,
  })

/** The next general meeting. */
export function MeetingCard(props: PlaceProps) {
  const { translate: t } = useLanguage()
  const meeting = useQuery(nextMeeting(props))
  return (
    <QueryCard title={t('dashboard.meeting.title')} icon="calendar" query={meeting}>
      {(next) =>
        next ? (
          <NextMeeting meeting={next} fileUrl={props.fileUrl} />
        ) : (
          <Text variant="muted">{t('dashboard.meeting.none')}</Text>
        )
      }
    </QueryCard>
  )
}
