import { demoId } from '#server/demo/chance.ts'
import { atWork, byDay, evening } from '#server/demo/demoHours.ts'
import { type DemoPlace, demoPlaces } from '#server/demo/demoPlaces.ts'
import type { decisionVoters } from '../decisions.tables.ts'
import type { meetingAttendances, meetingPowers, meetings } from '../meetings/meetings.tables.ts'

const day = 24 * 3_600_000
/** Convocations leave at least 21 clear days ahead (law 65-557), so the next meeting is far enough away. */
const meetingsOfYear = [
  { key: 'next', kind: 'ordinary', inDays: 38 },
  { key: 'extraordinary', kind: 'extraordinary', inDays: -96 },
  { key: 'last', kind: 'ordinary', inDays: -330 },
] as const

/** The evening of a working day, as far away as the demo says or a little sooner. */
export const meetingEvening = (now: Date, inDays: number, place: DemoPlace) =>
  evening(atWork(new Date(now.getTime() + inDays * day), place), place)

const ofCity = (city: string) => (/^[AEIOUYÉÈH]/.test(city) ? `d’${city}` : `de ${city}`)
export const hallOf = ({ offer, city }: DemoPlace) =>
  offer === 'VQC' ? 'Salle communautaire, rez-de-chaussée' : `Salle des fêtes, mairie ${ofCity(city)}`

/** One future general meeting and two past ones, in every place. */
export const demoMeetings = (now: Date): (typeof meetings.$inferInsert)[] =>
  demoPlaces.flatMap((place) =>
    meetingsOfYear.map(({ key, kind, inDays }) => ({
      id: demoId(`meeting ${place.key} ${key}`),
      placeId: demoId(`place ${place.key}`),
      kind,
      heldAt: meetingEvening(now, inDays, place),
      location: hallOf(place),
    })),
  )

type Voter = typeof decisionVoters.$inferInsert

/** Of ten owners, six have come to a meeting and one is represented. */
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
