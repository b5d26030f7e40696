import { useQuery } from '@tanstack/react-query'
import { meetingRoutes } from '#contract/decisions/meetings.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import type { PlaceProps, QueryDependencies } from '#src/parts/dashboardParts.ts'
import { glanceQuery } from '#src/parts/pagesOf.ts'
import { QueryCard } from '#src/parts/QueryCard.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { MeetingMoment, NextMeeting } from './NextMeeting.tsx'

/** The meeting under way, and the next one. */
export const currentMeetings = ({ api, person, placeId }: QueryDependencies) =>
  glanceQuery({
    queryKey: ['meetings', person, placeId, 'next'],
    ask: (signal) => api(meetingRoutes.list, { params: { placeId }, query: { q: 'current', perPage: 2 }, signal }),
  })

/** The next general meeting; while one is under way, the card is about that one, and the next comes below it. */
export function MeetingCard(props: PlaceProps) {
  const t = useTranslate()
  const meetings = useQuery(currentMeetings(props))
  const title = t('dashboard.meeting.title')
  const now = meetings.data?.rows.find(({ isUnderWay }) => isUnderWay)
  return (
    <QueryCard title={now ? t('dashboard.meeting.underWay') : title} icon="calendar" query={meetings}>
      {({ rows: all }) => {
        const next = all.find((one) => one !== now)
        return (
          <>
            {now && (
              <>
                <MeetingMoment meeting={now} />
                <Box pt={4} borderTop="border">
                  <Heading level={2}>{title}</Heading>
                </Box>
              </>
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
