import { endOfPeriod } from '#contract/endOfPeriod.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoYearEnd } from '#server/demo/demoFiscalYears.ts'
import { byDay } from '#server/demo/demoHours.ts'
import { annualMeetingDay, firstDayToConvene, meetingDay } from '#server/demo/demoMeetingDays.ts'
import { type DemoPlace, demoPlaces, isAfterDelivery } from '#server/demo/demoPlaces.ts'
import { civilDay, daysAfter, momentAt } from '#server/platform/civilDay.ts'
import type { decisionVoters } from '../decisions.tables.ts'
import type { meetingAttendances, meetingPowers, meetings } from '../meetings/meetings.tables.ts'

const day = 24 * 3_600_000
/** A meeting that decides only one thing is called a month before it. */
const extraordinary = { key: 'extraordinary', inDays: -96 } as const
const extraordinaryBefore = { key: 'works', inDays: -1_010 } as const
/** The general meetings of a place that approve its accounts, the next one first. */
const annual = ['next', 'last'] as const
const annualBefore = ['before', 'first'] as const

/** An evening suitable for a meeting: the next one after the demo's day, or the previous one for a past meeting. */
export function meetingEvening(now: Date, inDays: number, place: DemoPlace): Date {
  const { timeZone } = offers[place.offer]
  const date = civilDay(new Date(now.getTime() + inDays * day), timeZone)
  return eveningOf(place, meetingDay(place, date, inDays > 0 ? 1 : -1))
}

const eveningOf = ({ offer }: DemoPlace, date: string) => momentAt(`${date} 18:30`, offers[offer].timeZone)

const halfHour = 1_800_000
const earliest = '08:00'
const latest = '21:00'

/**
 * The start of a meeting that is under way at any hour: the latest half hour at which owners could meet. A meeting is over half a
 * day after its start, so one of the evening lasts until the first one of the morning, even on the night when clocks go back.
 */
export function startUnderWay(now: Date, { offer }: Pick<DemoPlace, 'offer'>): Date {
  const { timeZone } = offers[offer]
  const today = civilDay(now, timeZone)
  const first = momentAt(`${today} ${earliest}`, timeZone)
  if (now < first) return momentAt(`${daysAfter(today, -1)} ${latest}`, timeZone)
  const last = momentAt(`${today} ${latest}`, timeZone)
  const elapsed = Math.min(now.getTime(), last.getTime()) - first.getTime()
  return new Date(first.getTime() + Math.floor(elapsed / halfHour) * halfHour)
}

/** The evenings of the meetings that approve the accounts, the next one first: it has yet to be convened. */
function annualEvenings(place: DemoPlace, now: Date, count: number): readonly Date[] {
  const firstEnd = demoYearEnd(place, now.getUTCFullYear() + 1)
  const evenings = Array.from({ length: count + 2 }, (_, back) =>
    eveningOf(place, annualMeetingDay(place, endOfPeriod(firstEnd, { count: -12 * back, unit: 'months' }))),
  )
  const next = evenings.findLastIndex((at) => at > now)
  const soonest = eveningOf(place, firstDayToConvene(place, civilDay(now, offers[place.offer].timeZone)))
  return evenings.slice(next, next + count).map((at, index) => (index === 0 && at < soonest ? soonest : at))
}

const ofCity = (city: string) => (/^[AEIOUYÉÈH]/.test(city) ? `d’${city}` : `de ${city}`)
export const hallOf = ({ offer, city }: DemoPlace) =>
  offer === 'VQC' ? 'Salle communautaire, rez-de-chaussée' : `Salle des fêtes, mairie ${ofCity(city)}`

/** One future general meeting and those of three years, in every place; a scale of 0 omits the earlier years. */
export const demoMeetings = (now: Date, scale = 1): (typeof meetings.$inferInsert)[] =>
  demoPlaces.flatMap((place) => {
    const keys = [...annual, ...(scale > 0 ? annualBefore : [])]
    const evenings = annualEvenings(place, now, keys.length)
    const ordinary = keys.flatMap((key, index) => {
      const heldAt = evenings[index]
      return heldAt ? [{ key, kind: 'ordinary' as const, heldAt }] : []
    })
    const others = [extraordinary, ...(scale > 0 ? [extraordinaryBefore] : [])].map(({ key, inDays }) => ({
      key,
      kind: 'extraordinary' as const,
      heldAt: meetingEvening(now, inDays, place),
    }))
    return [...ordinary, ...others]
      .map(({ key, kind, heldAt }) => ({
        id: demoId(`meeting ${place.key} ${key}`),
        placeId: demoId(`place ${place.key}`),
        kind,
        heldAt,
        location: hallOf(place),
      }))
      .filter(({ heldAt }) => isAfterDelivery(place, heldAt))
  })

type Voter = typeof decisionVoters.$inferInsert

/** Six of ten owners have come to a meeting, and one is represented. */
export const demoAttendances = (
  roll: readonly Voter[],
  { meetingId, heldAt: writtenAt }: { readonly meetingId: string; readonly heldAt: Date },
): (typeof meetingAttendances.$inferInsert)[] =>
  roll.flatMap(({ userId, votes }, index) => {
    const attendance = index % 10 < 6 ? 'present' : 'represented'
    return index % 10 > 6 ? [] : [{ meetingId, userId, attendance, votes, writtenAt }]
  })

/** A board member has asked the demo's co-owner to represent them in the next meeting of their building. */
export const demoMeetingPowers = (now: Date): (typeof meetingPowers.$inferInsert)[] => {
  const givenAt = byDay(new Date(now.getTime() - 2 * day), { offer: 'ESE' })
  return [
    {
      id: demoId('meeting power tilleuls'),
      meetingId: demoId('meeting tilleuls next'),
      giverId: demoId('person conseil'),
      holderId: demoId('person coproprietaire'),
      instructions:
        'Je serai à l’étranger à cette date. Merci de voter pour le budget, et pour le reste selon ton avis.',
      givenAt,
      updatedAt: givenAt,
    },
  ]
}
