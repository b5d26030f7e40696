import type {
  EquipmentValue,
  ReportCategory,
  ReportEventKind,
  ReportKind,
  ReportStatus,
} from '#contract/reports/reports.ts'

/** The author of a line: the reporter, somebody else of the place, or its manager. */
type Voice = 'reporter' | 'neighbour' | 'staff'
export type DemoLine = {
  readonly kind: Exclude<ReportEventKind, 'opened'>
  readonly by: Voice
  readonly body: string | null
  /** The provider of the work order, and the number of days from now until they come. */
  readonly work?: { readonly provider: string; readonly in: number }
  /** Days ago. */
  readonly ago: number
}

/** The subject of a photo (demoPhotos.ts). */
export type DemoScene = 'puddle' | 'ceiling' | 'lamp' | 'letterboxes'

export type DemoReport = {
  readonly title: string
  readonly description: string
  readonly category: ReportCategory
  readonly kind: ReportKind
  readonly status: ReportStatus
  readonly equipment: EquipmentValue
  /** Days ago. */
  readonly created: number
  /** Days from now; a negative value lies in the past. */
  readonly promised: number
  readonly witnesses: number
  readonly photos: readonly DemoScene[]
  readonly history: readonly DemoLine[]
}

export const frenchReports: readonly DemoReport[] = [
  {
    title: 'Fuite d’eau dans le local à vélos',
    description:
      'De l’eau coule du plafond du local à vélos, près de la porte. Le sol est trempé et une flaque avance vers les compteurs.',
    category: 2,
    kind: 'emergency',
    status: 'acknowledged',
    equipment: 'bicycle_storage',
    created: 3,
    promised: 1,
    witnesses: 3,
    photos: ['puddle', 'ceiling'],
    history: [
      {
        kind: 'acknowledged',
        by: 'staff',
        body: 'Le plombier passe demain matin entre 8 h et 10 h. L’eau du local est coupée en attendant.',
        ago: 2.8,
      },
      { kind: 'custom_comment', by: 'neighbour', body: 'La flaque a encore grandi cette nuit.', ago: 1.6 },
      {
        kind: 'custom_comment',
        by: 'staff',
        body: 'Le joint de la colonne est remplacé. Reste la vanne : le plombier revient la changer, le jour est affiché dans le hall.',
        ago: 0.4,
      },
    ],
  },
  {
    title: 'Ascenseur du bâtiment A à l’arrêt',
    description: 'L’ascenseur reste bloqué au deuxième étage, portes fermées. Personne à l’intérieur.',
    category: 7,
    kind: 'dysfunctional',
    status: 'acknowledged',
    equipment: 'elevator',
    created: 6,
    promised: -2,
    witnesses: 6,
    photos: [],
    history: [
      { kind: 'acknowledged', by: 'staff', body: 'L’ascensoriste est prévenu, une pièce est commandée.', ago: 5.7 },
      {
        kind: 'custom_comment',
        by: 'staff',
        body: 'La pièce arrive lundi, la réparation prend une demi-journée.',
        work: { provider: 'Ascenseurs Nordiq', in: 3 },
        ago: 2.1,
      },
      {
        kind: 'custom_comment',
        by: 'neighbour',
        body: 'Toujours à l’arrêt ce matin. Ma mère ne peut plus sortir de chez elle.',
        ago: 1.2,
      },
    ],
  },
  {
    title: 'Lumière du palier du 3e qui clignote',
    description: 'Le plafonnier du troisième étage clignote sans arrêt depuis dimanche soir.',
    category: 7,
    kind: 'dysfunctional',
    status: 'opened',
    equipment: 'light',
    created: 1.5,
    promised: 2,
    witnesses: 1,
    photos: ['lamp'],
    history: [],
  },
  {
    title: 'Porte du garage bloquée ouverte',
    description: 'La porte du garage ne redescend plus. N’importe qui peut entrer.',
    category: 3,
    kind: 'dysfunctional',
    status: 'resolved',
    equipment: 'underground_parking',
    created: 24,
    promised: -19,
    witnesses: 2,
    photos: [],
    history: [
      { kind: 'acknowledged', by: 'staff', body: null, ago: 23.5 },
      { kind: 'resolved', by: 'staff', body: 'La cellule de détection a été changée et la porte réglée.', ago: 19 },
    ],
  },
  {
    title: 'Boîtes aux lettres forcées',
    description: 'Trois boîtes aux lettres ont été ouvertes de force dans la nuit, rangée du bas.',
    category: 4,
    kind: 'dysfunctional',
    status: 'resolved',
    equipment: 'corridor',
    created: 61,
    promised: -51,
    witnesses: 4,
    photos: ['letterboxes'],
    history: [
      { kind: 'acknowledged', by: 'staff', body: 'Une plainte est déposée, les serrures sont commandées.', ago: 60 },
      {
        kind: 'custom_comment',
        by: 'reporter',
        body: 'Le facteur dépose le courrier chez le gardien d’ici là.',
        ago: 58,
      },
      { kind: 'resolved', by: 'staff', body: 'Les trois portes et leurs serrures sont neuves.', ago: 52 },
    ],
  },
]

export const quebecReports: readonly DemoReport[] = [
  {
    title: 'Infiltration d’eau au plafond du stationnement',
    description: 'L’eau goutte du plafond au-dessus des cases 11 et 12, et gèle la nuit sur la rampe.',
    category: 2,
    kind: 'emergency',
    status: 'acknowledged',
    equipment: 'underground_parking',
    created: 4,
    promised: -1,
    witnesses: 3,
    photos: ['ceiling'],
    history: [
      { kind: 'acknowledged', by: 'staff', body: 'Un plombier est en route, la rampe est salée.', ago: 3.7 },
      {
        kind: 'custom_comment',
        by: 'staff',
        body: 'La membrane est à reprendre : une soumission est demandée.',
        ago: 0.6,
      },
    ],
  },
  {
    title: 'Interphone en panne',
    description: 'L’interphone de l’entrée ne sonne plus dans aucun logement.',
    category: 7,
    kind: 'dysfunctional',
    status: 'opened',
    equipment: 'other',
    created: 2,
    promised: 1,
    witnesses: 2,
    photos: [],
    history: [],
  },
  {
    title: 'Éclairage extérieur éteint',
    description: 'Les lampes de la ruelle restent éteintes le soir.',
    category: 7,
    kind: 'dysfunctional',
    status: 'resolved',
    equipment: 'light',
    created: 33,
    promised: -28,
    witnesses: 0,
    photos: [],
    history: [
      { kind: 'acknowledged', by: 'staff', body: null, ago: 32 },
      { kind: 'resolved', by: 'staff', body: 'La minuterie est remplacée.', ago: 28 },
    ],
  },
]
