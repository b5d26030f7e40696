import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { byDay } from '#server/demo/demoHours.ts'
import { type DemoPlace, demoPlaces, isAfterDelivery } from '#server/demo/demoPlaces.ts'
import { isWorkday } from '#server/demo/holidays.ts'
import { civilDay, daysAfter, momentAt } from '#server/platform/civilDay.ts'
import type { decisionVoters } from '../decisions.tables.ts'
import type { meetingAttendances, meetingPowers, meetings } from '../meetings/meetings.tables.ts'

const day = 24 * 3_600_000
/**
 * Convocations leave at least 21 clear days ahead (law 65-557), so the next meeting is far enough away. Another meeting, which
 * decides only one thing, is called a month before it.
 */
const meetingsOfYear = [
  { key: 'next', kind: 'ordinary', inDays: 64 },
  { key: 'extraordinary', kind: 'extraordinary', inDays: -96 },
  { key: 'last', kind: 'ordinary', inDays: -330 },
] as const
const meetingsBefore = [
  { key: 'before', kind: 'ordinary', inDays: -697 },
  { key: 'works', kind: 'extraordinary', inDays: -858 },
  { key: 'first', kind: 'ordinary', inDays: -1_061 },
] as const

/** An evening suitable for a meeting: from Monday to Thursday, on no public holiday and not around the turn of the year. */
const isForMeetings = (date: string, { offer }: DemoPlace) =>
  isWorkday(date, offer === 'VQC' ? 'quebec' : 'france') && !isFriday(date) && !/-(12-2[4-9]|12-3|01-0[1-4])/.test(date)
const isFriday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 5

/** The next such evening after the demo's day, or the previous one for a past meeting, because a convocation needs notice. */
export function meetingEvening(now: Date, inDays: number, place: DemoPlace): Date {
  const { timeZone } = offers[place.offer]
  let date = civilDay(new Date(now.getTime() + inDays * day), timeZone)
  while (!isForMeetings(date, place)) date = daysAfter(date, inDays > 0 ? 1 : -1)
  return momentAt(`${date} 18:30`, timeZone)
}

const ofCity = (city: string) => (/^[AEIOUYÉÈH]/.test(city) ? `d’${city}` : `de ${city}`)
export const hallOf = ({ offer, city }: DemoPlace) =>
  offer === 'VQC' ? 'Salle communautaire, rez-de-chaussée' : `Salle des fêtes, mairie ${ofCity(city)}`

/** One future general meeting and those of three years, in every place; a scale of 0 omits the earlier years. */
export const demoMeetings = (now: Date, scale = 1): (typeof meetings.$inferInsert)[] =>
  demoPlaces.flatMap((place) =>
    [...meetingsOfYear, ...(scale > 0 ? meetingsBefore : [])]
      .map(({ key, kind, inDays }) => ({
        id: demoId(`meeting ${place.key} ${key}`),
        placeId: demoId(`place ${place.key}`),
        kind,
        heldAt: meetingEvening(now, inDays, place),
        location: hallOf(place),
      }))
      .filter(({ heldAt }) => isAfterDelivery(place, heldAt)),
  )

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
      instructions: 'Je serai en déplacement. Merci de voter pour le budget, et pour le reste selon ton avis.',
      givenAt,
      updatedAt: givenAt,
    },
  ]
}
