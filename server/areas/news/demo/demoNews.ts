import type { EquipmentValue } from '#contract/reports/reports.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEquipmentOf } from '#server/demo/demoEquipments.ts'
import { atWork } from '#server/demo/demoHours.ts'
import { type DemoPlace, demoPlaces, isAfterDelivery } from '#server/demo/demoPlaces.ts'
import { demoManagerOf } from '#server/demo/demoStaff.ts'
import { archivedYears, isArchived } from '#server/demo/demoYears.ts'
import { daysAfter, momentAt } from '#server/platform/civilDay.ts'
import type { placeActualities } from '../news.tables.ts'

import { frenchCalendar, quebecCalendar } from './demoNewsCalendar.ts'

const day = 24 * 3_600_000

/** A post about a kind of equipment appears only in places that have some. */
type Latest = readonly [daysAgo: number, title: string, body: string, about?: EquipmentValue]

/** The latest posts by a manager. */
const french: readonly Latest[] = [
  [
    2,
    'Passage du releveur des compteurs d’eau',
    'Le releveur passe le {{thursday}}, entre 9 h et 12 h dans tous les logements.\n\nEn cas d’absence, laissez le chiffre de votre compteur sur la porte : il sera pris en compte.',
  ],
  [
    16,
    'Le chauffage est en service',
    'Il a été remis en route après la visite annuelle. Comptez deux jours pour que tous les radiateurs chauffent.\n\nUn radiateur reste froid ? Purgez-le, puis prévenez l’agence.',
  ],
  [
    47,
    'Nettoyage du parking',
    'Le parking est lavé à grande eau. Merci de sortir vos véhicules la veille au soir.',
    'underground_parking',
  ],
  [
    95,
    'Le procès-verbal de l’assemblée générale est disponible',
    'Les décisions votées y figurent avec le détail des voix. Les travaux décidés commenceront au printemps.',
  ],
]
const quebec: readonly Latest[] = [
  [
    3,
    'Essai annuel de l’alarme incendie',
    'L’essai a lieu le {{thursday}}, de 10 h à 11 h. Il n’est pas nécessaire d’évacuer l’immeuble.\n\nLes détecteurs des logements seront vérifiés le même jour.',
  ],
  [
    21,
    'Le déneigement est organisé pour l’hiver',
    'L’entrée du stationnement est déneigée avant 7 h. Merci de ne rien laisser devant.',
  ],
  [
    70,
    'La terrasse ferme pour la saison froide',
    'Le mobilier est remisé. La terrasse rouvre au début de mai.',
    'garden',
  ],
]

/** The next Thursday in words: a post that names its day in full stays true however late it is read. */
function nextThursday(now: Date) {
  const thursday = new Date(now.getTime() + ((11 - now.getUTCDay()) % 7 || 7) * day)
  return new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(thursday)
    .replace(/ 1 /, ' 1er ')
    .replace(/ (?=\p{L}+$)/u, '\u00a0')
}

const has = ({ key }: DemoPlace, about: EquipmentValue | undefined) =>
  about === undefined || demoEquipmentOf(key, about) !== null

/** The posts of earlier years, each on its day of the year; a larger demo repeats each post some days later. */
function archive(place: DemoPlace, now: Date, scale: number) {
  const { timeZone } = offers[place.offer]
  const calendar = place.offer === 'VQC' ? quebecCalendar : frenchCalendar
  return archivedYears(now)
    .flatMap((year) =>
      calendar.flatMap(([monthAndDay, title, body, about]) =>
        Array.from({ length: has(place, about) ? scale : 0 }, (_, turn) => {
          const day = daysAfter(`${year}-${monthAndDay}`, 3 * turn)
          return { key: `${day} ${title}`, title, body, at: momentAt(`${day} 10:00`, timeZone) }
        }),
      ),
    )
    .filter(({ at }) => isArchived(at, now) && isAfterDelivery(place, at))
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
}

/** The news of every place, posted by its manager, the latest first. */
export const demoNews = (now: Date, scale = 1): (typeof placeActualities.$inferInsert)[] =>
  demoPlaces.flatMap((place) => {
    const latest = (place.offer === 'VQC' ? quebec : french).flatMap(([daysAgo, title, body, about], index) =>
      has(place, about)
        ? [
            {
              key: String(index),
              title,
              body: body.replace('{{thursday}}', nextThursday(now)),
              at: new Date(now.getTime() - daysAgo * day),
            },
          ]
        : [],
    )
    return [...latest, ...archive(place, now, scale)].map(({ key, title, body, at }) => ({
      id: demoId(`news ${place.key} ${key}`),
      placeId: demoId(`place ${place.key}`),
      title,
      body,
      author: demoManagerOf(place).name,
      publishedAt: atWork(at, place),
    }))
  })
