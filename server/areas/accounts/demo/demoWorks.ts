import type { DemoPlace } from '#server/demo/demoPlaces.ts'

type Step = { readonly month: number; readonly thousandths: number }

/** Works of a place. Months count from the start of the year before the current one. */
export type DemoWorks = {
  readonly reference: string
  readonly label: string
  readonly provider: string
  /** Cents. */
  readonly voted: number
  readonly resolution: string
  /** Negative: before that year. */
  readonly votedIn: number
  readonly calls: readonly Step[]
  readonly invoices: readonly Step[]
  /** `null` = in progress. */
  readonly closedIn: number | null
}

const texts: Readonly<Record<string, readonly [closed: readonly [string, string], open: readonly [string, string]]>> = {
  tilleuls: [
    ['Étanchéité de la toiture du bâtiment B', 'Toitures de Flandre'],
    ['Remplacement des portes de hall', 'Menuiseries Lambersart'],
  ],
  terrasses: [
    ['Réfection des balcons du bâtiment C', 'Façades du Parc'],
    ['Rénovation des colonnes d’eau', 'Plomberie des Brotteaux'],
  ],
  sources: [
    ['Lasure des façades en bois', 'Charpentes du Semnoz'],
    ['Éclairage des allées et des halls', 'Watts des Alpes'],
  ],
  loire: [
    ['Abri à vélos sécurisé', 'Ateliers de l’Île'],
    ['Panneaux solaires sur le toit Amont', 'Soleil de Loire'],
  ],
  plateau: [
    ['Membrane de la terrasse commune', 'Toitures Rosemont'],
    ['Réfection du stationnement intérieur', 'Béton Saint-Laurent'],
  ],
}

/** One operation that is finished and one in progress in every larger place. */
export function worksOf(place: DemoPlace): readonly DemoWorks[] {
  const found = texts[place.key]
  if (!found) return []
  const [closed, open] = found
  const perLot = (amount: number) => (place.lots.flat + place.lots.shop) * amount
  return [
    {
      reference: 'TRX-01',
      label: closed[0],
      provider: closed[1],
      voted: perLot(62_000),
      resolution: '14',
      votedIn: -6,
      calls: [
        { month: 1, thousandths: 500 },
        { month: 4, thousandths: 500 },
      ],
      invoices: [
        { month: 4, thousandths: 300 },
        { month: 7, thousandths: 450 },
        { month: 9, thousandths: 228 },
      ],
      closedIn: 10,
    },
    {
      reference: 'TRX-02',
      label: open[0],
      provider: open[1],
      voted: perLot(48_000),
      resolution: '17',
      votedIn: 5,
      calls: [
        { month: 9, thousandths: 400 },
        { month: 14, thousandths: 300 },
        { month: 26, thousandths: 300 },
      ],
      invoices: [
        { month: 11, thousandths: 250 },
        { month: 16, thousandths: 280 },
      ],
      closedIn: null,
    },
  ]
}
