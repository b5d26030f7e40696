import { pathOf } from '#contract/paths.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import type { CalendarSource } from '#server/services/calendar/legalCalendar.ts'
import type { CalendarEvent } from '#server/services/calendar/writeCalendar.ts'
import { meetingsOfPerson, votesToCast } from './legalCalendar.store.ts'
import { legalDays } from './meetings/legalDays.ts'
import { meetingEvent } from './meetings/meetingEvent.ts'

type MeetingRow = Awaited<ReturnType<typeof meetingsOfPerson>>[number]
type Entry = {
  readonly key: 'convocation' | 'correspondence' | 'minutes' | 'contest'
  readonly day: string | null
  readonly isTold: boolean
}

/** General meetings with their legal deadlines, and the votes that the person still has to cast. */
export const legalCalendar: CalendarSource = async (request) => {
  const { ctx, userId, home, host, now, words } = request
  const { t } = words
  const person = { userId, offer: ctx.offer.code, now }
  const held = await meetingsOfPerson(ctx.db, person)
  const waiting = await votesToCast(ctx.db, person)
  const votes = waiting.map(
    ({ id, title, dueAt, placeName }): CalendarEvent => ({
      uid: `vote-${id}@${host}`,
      at: dueAt,
      summary: t('calendar.vote', { title, place: placeName }),
      description: t('calendar.voteText'),
      url: home + pathOf('decision', { decisionId: id }),
    }),
  )
  return [...held.flatMap((meeting) => eventsOf(meeting, request)), ...votes]
}

function eventsOf(meeting: MeetingRow, { ctx: { offer }, words, home, host, now }: Parameters<CalendarSource>[0]) {
  const { t } = words
  const days = legalDays(meeting, decisionSettings[offer.code], offer.timeZone)
  const place = meeting.placeName
  const url = home + pathOf('meeting', { meetingId: meeting.id })
  const isAhead = meeting.heldAt > now
  const entries: readonly Entry[] = [
    { key: 'convocation', day: days.convocationBy, isTold: isAhead && meeting.keepsIt },
    { key: 'correspondence', day: days.correspondenceUntil, isTold: isAhead && meeting.hasVotes },
    { key: 'minutes', day: days.minutesBy, isTold: !isAhead && meeting.keepsIt && meeting.minutesNotifiedOn === null },
    { key: 'contest', day: days.contestUntil, isTold: !isAhead },
  ]
  return [
    meetingEvent(meeting, { words, home, host }),
    ...entries.flatMap(({ key, day, isTold }): CalendarEvent[] =>
      day === null || !isTold
        ? []
        : [
            {
              uid: `${key}-${meeting.id}@${host}`,
              day,
              summary: t(`calendar.${key}`, { place }),
              description: t(`calendar.${key}Text`),
              url,
            },
          ],
    ),
  ]
}
