import { type Chance, demoId } from './chance.ts'
import type { DemoPlace } from './demoPlaces.ts'
import { distribute } from './distribute.ts'

export type DemoLot = {
  readonly id: string
  readonly placeId: string
  readonly number: number
  readonly kind: keyof DemoPlace['lots']
  readonly building: string
  readonly tantiemes: number
}

/** The relative weight of a lot of each kind, from its smallest area to its largest. */
const weights = {
  flat: { from: 280, to: 1_100 },
  shop: { from: 400, to: 1_500 },
  cellar: { from: 12, to: 30 },
  parking: { from: 40, to: 65 },
} as const

/** The lots of a place, numbered building by building, shops first; their tantièmes add up to the place's total. */
export function demoLots(place: DemoPlace, chance: Chance): DemoLot[] {
  const kinds = (['shop', 'flat', 'cellar', 'parking'] as const).flatMap((kind) =>
    Array.from({ length: place.lots[kind] }, (_, index) => ({ kind, building: buildingOf(place, kind, index) })),
  )
  const shares = distribute(
    place.tantiemesTotal,
    kinds.map(({ kind }) => chance.between(weights[kind].from, weights[kind].to)),
  )
  return kinds.map(({ kind, building }, index) => ({
    id: demoId(`lot ${place.key} ${index + 1}`),
    placeId: demoId(`place ${place.key}`),
    number: index + 1,
    kind,
    building,
    tantiemes: shares[index] ?? 1,
  }))
}

function buildingOf({ buildings, lots }: DemoPlace, kind: DemoLot['kind'], index: number): string {
  const perBuilding = Math.ceil(lots[kind] / buildings.length)
  return buildings[Math.floor(index / perBuilding)] ?? 'A'
}
