import { Problem } from '#server/platform/problem.ts'
import { writeCalendar } from '#server/services/calendar/writeCalendar.ts'
import { placeOnPaper } from '#server/services/papers/placeOnPaper.store.ts'
import type { MadePaper, PaperCtx } from '#server/services/papers/servedPaper.ts'
import { agendaOf, findMeeting } from '../meetings/meetingDetail.store.ts'
import { meetingEvent } from '../meetings/meetingEvent.ts'

/** A meeting with its agenda, as a file that calendar applications open. */
export async function meetingCalendar(
  ctx: PaperCtx,
  { meetingId }: { readonly meetingId: string },
): Promise<MadePaper> {
  const { actor, db, locale, offer, words } = ctx
  const { t } = words
  const meeting = await findMeeting(db, actor.userId, meetingId)
  if (!meeting) throw new Problem('not_found', 'no such meeting in a place of theirs')
  const place = await placeOnPaper(db, meeting.placeId)
  const site = { words, home: ctx.urlOf(offer.code), host: new URL(offer.site).host }
  const points = (await agendaOf(db, meetingId)).map(({ title }, index) => `${index + 1}. ${title}`)
  const event = {
    ...meetingEvent({ ...meeting, placeName: place.name }, site),
    ...(points.length > 0 && { description: [t('convocation.agenda'), ...points].join('\n') }),
  }
  const text = writeCalendar({
    name: t('calendar.name', { brand: offer.brandName }),
    producer: offer.companyName,
    language: locale,
    now: ctx.now(),
    events: [event],
  })
  return { bytes: new TextEncoder().encode(text), name: t('convocation.entry') }
}
