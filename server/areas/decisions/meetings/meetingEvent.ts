import { pathOf } from '#contract/paths.ts'
import type { CalendarEvent } from '#server/services/calendar/writeCalendar.ts'
import type { PaperWords } from '#server/services/papers/paperWords.ts'

type Held = {
  readonly id: string
  readonly kind: string
  readonly heldAt: Date
  readonly location: string
  readonly placeName: string
}
type Site = { readonly words: PaperWords; readonly home: string; readonly host: string }

/** A meeting in a calendar. Its id is the same everywhere, so that the feed and an entry that somebody added are one. */
export const meetingEvent = (meeting: Held, { words: { t }, home, host }: Site): CalendarEvent => ({
  uid: `meeting-${meeting.id}@${host}`,
  at: meeting.heldAt,
  summary: t(`calendar.${meeting.kind === 'ordinary' ? 'ordinary' : 'extraordinary'}`, { place: meeting.placeName }),
  location: meeting.location,
  url: home + pathOf('meeting', { meetingId: meeting.id }),
})
