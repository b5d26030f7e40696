import type { EquipmentValue } from '#contract/reports/reports.ts'
import { demoEquipmentOf } from '#server/demo/demoEquipments.ts'
import type { DemoPlace } from '#server/demo/demoPlaces.ts'
import { demoNewEmergencies } from './demoNewEmergencies.ts'
import { type DemoReport, frenchReports, quebecReports } from './demoReportTexts.ts'

type Variant = Pick<DemoReport, 'title' | 'description' | 'equipment'> & {
  /** The only place for this variant, if its kind of equipment is not specific enough. */
  readonly place?: string
  /** What its history says instead, line by line. */
  readonly bodies?: readonly (string | null)[]
}

/** Variants for a place without the equipment, by the index of the report; the first one that fits is used. */
const french: Readonly<Record<number, readonly Variant[]>> = {
  1: [
    {
      title: 'Chaufferie à granulés à l’arrêt',
      place: 'sources',
      description: 'Plus de chauffage ni d’eau chaude dans les trois bâtiments. La vis d’alimentation est bloquée.',
      equipment: 'other',
      bodies: [
        'Le chauffagiste est prévenu, une pièce est commandée.',
        'La pièce arrive lundi, la réparation prend une demi-journée.',
        'Toujours froid ce matin. Les enfants dorment avec leur manteau.',
      ],
    },
    {
      title: 'Interphone en panne',
      description: 'L’interphone ne sonne plus dans aucun logement. Les livreurs repartent.',
      equipment: 'other',
      bodies: [
        'L’installateur est prévenu, une pièce est commandée.',
        'La pièce arrive lundi, la réparation prend une demi-journée.',
        'Toujours en panne ce matin. L’infirmière de ma mère n’a pas pu entrer.',
      ],
    },
  ],
  2: [
    {
      title: 'Lampadaire du parking qui clignote',
      description: 'Le lampadaire de l’entrée clignote sans arrêt depuis dimanche soir.',
      equipment: 'outdoor_parking',
    },
  ],
  3: [
    {
      title: 'Barrière du parking bloquée ouverte',
      description: 'La barrière ne redescend plus. N’importe qui peut entrer.',
      equipment: 'outdoor_parking',
    },
    {
      title: 'Porte d’entrée qui ne ferme plus',
      description: 'La porte d’entrée ne se referme plus. N’importe qui peut entrer.',
      equipment: 'corridor',
      bodies: [null, 'La gâche a été changée et la porte réglée.'],
    },
  ],
}
const quebec: Readonly<Record<number, readonly Variant[]>> = {
  0: [
    {
      title: 'Infiltration d’eau sous les fenêtres du corridor',
      description: 'L’eau entre sous les fenêtres du côté du canal, et gèle la nuit sur le seuil.',
      equipment: 'corridor',
      bodies: [
        'Un calfeutreur est en route, le seuil est salé.',
        'Le calfeutrage est à reprendre : une soumission est demandée.',
      ],
    },
  ],
  1: [
    {
      title: 'Monte-charge en panne',
      description: 'Le monte-charge ne répond plus au rez-de-chaussée.',
      equipment: 'elevator',
    },
  ],
  2: [
    {
      title: 'Porte de la salle des bacs brisée',
      description: 'La porte de la salle des bacs ne ferme plus le soir.',
      equipment: 'trash_can',
      bodies: [null, 'La charnière est remplacée.'],
    },
  ],
}

/** A corridor is nobody's equipment, and every place has one. */
const fits = (place: DemoPlace, equipment: EquipmentValue) =>
  equipment === 'corridor' || demoEquipmentOf(place.key, equipment) !== null
const hasCaretaker = ({ key }: DemoPlace) => ['tilleuls', 'terrasses'].includes(key)

/**
 * The reports of a place, about its own equipment. Their states are the same everywhere, except for a new emergency in one place
 * of a manager.
 */
export const demoReportsOf = (place: DemoPlace): readonly DemoReport[] => {
  const [reports, variants] = place.offer === 'VQC' ? [quebecReports, quebec] : [frenchReports, french]
  const emergency = demoNewEmergencies[place.key]
  return [
    ...reports.map((report, index) => adapted(place, varied(place, report, variants[index] ?? []))),
    ...(emergency ? [emergency] : []),
  ]
}

function varied(place: DemoPlace, report: DemoReport, variants: readonly Variant[]): DemoReport {
  if (fits(place, report.equipment)) return report
  const found = variants.find(
    (variant) => fits(place, variant.equipment) && (variant.place === undefined || variant.place === place.key),
  )
  if (!found) return report
  const { bodies, place: _, ...variant } = found
  const history = report.history.map((line, number) => ({ ...line, body: bodies?.[number] ?? line.body }))
  return { ...report, ...variant, history }
}

/** The words that depend on the place: its lift, its caretaker, and the maintenance company. */
function adapted(place: DemoPlace, { title, history, ...report }: DemoReport): DemoReport {
  const [first = 'A'] = place.buildings
  return {
    ...report,
    title: title.replace('bâtiment A', `bâtiment ${first}`),
    history: history.map(({ body, ...line }) => ({
      ...line,
      body: hasCaretaker(place) ? body : (body?.replace('chez le gardien', 'au bureau de poste') ?? null),
    })),
  }
}
