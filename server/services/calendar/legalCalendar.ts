import type { LocaleCode } from '#contract/offers.ts'
import { pathOf } from '#contract/paths.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import { legalDays } from '#server/areas/decisions/meetings/legalDays.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type PaperWords, paperWords } from '#server/services/papers/paperWords.ts'
import { meetingsOfPerson, votesToCast } from './calendarEvents.store.ts'
import { type CalendarEvent, writeCalendar } from './writeCalendar.ts'

type MeetingRow = Awaited<ReturnType<typeof meetingsOfPerson>>[number]
type Entry = {
  readonly key: 'convocation' | 'correspondence' | 'minutes' | 'contest'
  readonly day: string | null
  readonly isTold: boolean
}

/** The legal calendar of one person on this site: what is to come, and until when something can still be done. */
export async function legalCalendar(ctx: Ctx, userId: string, locale: LocaleCode): Promise<string> {
  const { db, offer } = ctx
  const now = ctx.now()
  const words = paperWords(locale, offer)
  const { t } = words
  const asked = { userId, offer: offer.code, now }
  const home = ctx.urlOf(offer.code)
  const host = new URL(offer.site).host

  const held = await meetingsOfPerson(db, asked)
  const votes = (await votesToCast(db, asked)).map(
    ({ id, title, dueAt, placeName }): CalendarEvent => ({
      uid: `vote-${id}@${host}`,
      at: dueAt,
      summary: t('calendar.vote', { title, place: placeName }),
      description: t('calendar.voteText'),
      url: home + pathOf('decision', { decisionId: id }),
    }),
  )
  return writeCalendar({
    name: t('calendar.name', { brand: offer.brandName }),
    producer: offer.companyName,
    language: locale,
    now,
    events: [...held.flatMap((meeting) => eventsOf(meeting, { ctx, words, home, host, now })), ...votes],
  })
}

type Setting = {
  readonly ctx: Ctx
  readonly words: PaperWords
  readonly home: string
  readonly host: string
  readonly now: Date
}

function eventsOf(meeting: MeetingRow, { ctx: { offer }, words: { t }, home, host, now }: Setting) {
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
  const kind = meeting.kind === 'ordinary' ? 'ordinary' : 'extraordinary'
  return [
    {
      uid: `meeting-${meeting.id}@${host}`,
      at: meeting.heldAt,
      summary: t(`calendar.${kind}`, { place }),
      location: meeting.location,
      url,
    },
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
