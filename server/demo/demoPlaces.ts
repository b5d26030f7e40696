import type { OfferCode } from '#contract/offers.ts'

export type DemoPlace = {
  /** The short name that the rest of the demo world uses. */
  readonly key: string
  readonly offer: OfferCode
  readonly name: string
  readonly street: string
  readonly zipCode: string
  readonly city: string
  readonly description: string
  readonly buildings: readonly string[]
  readonly lots: { readonly flat: number; readonly shop: number; readonly cellar: number; readonly parking: number }
  readonly tantiemesTotal: number
  /** Reference of the customer file that can be activated; its postal code is the place's. */
  readonly customerReference: string
  /** Nothing happened there before this day, e.g. `2025-05-20`; without one, the place is older than every event of the demo. */
  readonly deliveredOn?: string
}

export const isAfterDelivery = ({ deliveredOn }: DemoPlace, at: Date): boolean =>
  deliveredOn === undefined || at >= new Date(deliveredOn)

/** Since when the people of the demo have had accounts: for three years, or since the building was delivered. */
export function accountsSince({ deliveredOn }: Pick<DemoPlace, 'deliveredOn'>, now: Date): Date {
  // Earlier than anybody's first event.
  const general = now.getTime() - 1_200 * day
  const delivered = deliveredOn === undefined ? general : Math.min(Date.parse(deliveredOn), now.getTime())
  return new Date(Math.max(general, delivered))
}
const day = 24 * 3_600_000

/** Eight places across the offers, from 6 to 240 lots. */
export const demoPlaces: readonly DemoPlace[] = [
  {
    key: 'tilleuls',
    offer: 'ESE',
    name: 'Résidence Les Tilleuls',
    street: '14 rue de la Bassée',
    zipCode: '59000',
    city: 'Lille',
    description: 'Deux immeubles de 1974 autour d’un jardin, chauffage collectif au gaz, ascenseurs refaits en 2019.',
    buildings: ['A', 'B'],
    lots: { flat: 52, shop: 2, cellar: 40, parking: 26 },
    tantiemesTotal: 10_000,
    customerReference: 'C-100042',
  },
  {
    key: 'vauban',
    offer: 'ESE',
    name: 'Le Clos Vauban',
    street: '27 boulevard Vauban',
    zipCode: '59800',
    city: 'Lille',
    description: 'Petit immeuble de briques de 1932, ravalé en 2021, sans ascenseur.',
    buildings: ['A'],
    lots: { flat: 12, shop: 0, cellar: 12, parking: 0 },
    tantiemesTotal: 1_000,
    customerReference: 'C-100043',
  },
  {
    key: 'terrasses',
    offer: 'VSY',
    name: 'Les Terrasses du Parc',
    street: '86 boulevard des Belges',
    zipCode: '69006',
    city: 'Lyon',
    description: 'Quatre immeubles de 1968 face au parc, commerces en rez-de-chaussée, gardien sur place.',
    buildings: ['A', 'B', 'C', 'D'],
    lots: { flat: 104, shop: 6, cellar: 70, parking: 60 },
    tantiemesTotal: 10_000,
    customerReference: 'C-200042',
  },
  {
    key: 'montaigne',
    offer: 'DIR',
    name: 'Hôtel Montaigne',
    street: '33 rue du Palais-Gallien',
    zipCode: '33000',
    city: 'Bordeaux',
    description: 'Hôtel particulier de pierre blonde partagé en six lots, cour pavée commune.',
    buildings: ['A'],
    lots: { flat: 4, shop: 1, cellar: 1, parking: 0 },
    tantiemesTotal: 1_000,
    customerReference: 'C-300042',
  },
  {
    key: 'sources',
    offer: 'ECO',
    name: 'Le Hameau des Sources',
    street: '5 chemin des Cloches',
    zipCode: '74000',
    city: 'Annecy',
    description: 'Habitat groupé de 2015 à ossature de bois, chaufferie à granulés, potager partagé.',
    buildings: ['Mélèze', 'Épicéa', 'Hêtre'],
    lots: { flat: 20, shop: 0, cellar: 6, parking: 10 },
    tantiemesTotal: 1_000,
    customerReference: 'C-400042',
  },
  {
    key: 'loire',
    offer: 'NEUF',
    name: 'Rives de Loire',
    street: '12 quai François-Mitterrand',
    zipCode: '44200',
    city: 'Nantes',
    description: 'Résidence livrée en 2025, toitures végétalisées, garanties de construction en cours.',
    buildings: ['Amont', 'Aval'],
    lots: { flat: 44, shop: 2, cellar: 4, parking: 46 },
    tantiemesTotal: 10_000,
    customerReference: 'C-500042',
    deliveredOn: '2025-06-02',
  },
  {
    key: 'plateau',
    offer: 'VQC',
    name: 'Le Plateau Saint-Denis',
    street: '4520, rue Saint-Denis',
    zipCode: 'H2J 2L3',
    city: 'Montréal',
    description: 'Immeuble de 2008 sur le Plateau, stationnement intérieur, terrasse commune sur le toit.',
    buildings: ['A'],
    lots: { flat: 30, shop: 2, cellar: 8, parking: 20 },
    tantiemesTotal: 10_000,
    customerReference: 'C-600042',
  },
  {
    key: 'canal',
    offer: 'VQC',
    name: 'Les Lofts du Canal',
    street: '1730, rue Saint-Patrick',
    zipCode: 'H3K 2H2',
    city: 'Montréal',
    description: 'Ancienne filature au bord du canal de Lachine, convertie en lofts en 2003.',
    buildings: ['A'],
    lots: { flat: 10, shop: 0, cellar: 2, parking: 6 },
    tantiemesTotal: 1_000,
    customerReference: 'C-600043',
  },
]
