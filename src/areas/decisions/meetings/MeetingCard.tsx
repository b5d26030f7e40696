import { queryOptions, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { meetingRoutes } from '#contract/decisions/meetings.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { Asked, PlaceProps } from '#src/parts/dashboardParts.ts'
import { justRead } from '#src/parts/justRead.ts'
import { fetchedPart } from '#src/ui/fetchedPart.tsx'
import { QueryCard } from '#src/ui/QueryCard.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Text } from '#src/ui/Text.tsx'

/** `null` when no meeting is planned. */
export const nextMeeting = ({ api, person, placeId }: Asked) =>
  queryOptions({
    queryKey: ['meetings', person, placeId, 'next'],
    queryFn: ({ signal }) => api(meetingRoutes.list, { params: { placeId }, query: { q: 'next', perPage: 1 }, signal }),
    staleTime: justRead,
    select: ({ data }) => data.entities.meetings[data.result[0] ?? ''] ?? null,
  })

/** Apart from the frame, which every page loads. */
const NextMeeting = fetchedPart('nextMeeting', async () => (await import('./NextMeeting.tsx')).NextMeeting)

/** The next general meeting. */
export function MeetingCard(props: PlaceProps) {
  const { translate: t } = useLanguage()
  const meeting = useQuery(nextMeeting(props))
  return (
    <QueryCard title={t('dashboard.meeting.title')} icon="calendar" query={meeting}>
      {(next) =>
        next ? (
          <Suspense fallback={<SkeletonText lines={3} />}>
            <NextMeeting meeting={next} fileUrl={props.fileUrl} />
          </Suspense>
        ) : (
          <Text variant="muted">{t('dashboard.meeting.none')}</Text>
        )
      }
    </QueryCard>
  )
}
