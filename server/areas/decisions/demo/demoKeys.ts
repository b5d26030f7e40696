import { demoId } from '#server/demo/chance.ts'
import { demoLiftWord } from '#server/demo/demoEquipments.ts'
import type { DemoLot } from '#server/demo/demoLots.ts'
import { type DemoPlace, demoPlaces } from '#server/demo/demoPlaces.ts'
import type { repartitionKeyLots, repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import type { DemoKey } from './demoDecisionSituations.ts'

export const hasLift = ({ key }: DemoPlace): boolean => demoLiftWord(key) !== null

export const demoKeyId = (place: DemoPlace, key: DemoKey) => demoId(`repartition key ${place.key} ${key}`)

export const demoKeyName = (place: DemoPlace, key: DemoKey): string => {
  if (key === 'heating') return 'Chauffage'
  const [first = 'A'] = place.buildings
  const what = demoLiftWord(place.key) ?? 'Escalier'
  return place.buildings.length > 1 ? `${what} bâtiment ${first}` : what
}

const flatsOnFloor = 4

/**
 * Shares of the lift grow with the floor; shares of heating are the tantièmes of the heated lots. `0` = the lot pays
 * nothing.
 */
export function demoShares(place: DemoPlace, key: DemoKey, lots: readonly DemoLot[]): number[] {
  if (key === 'heating') return lots.map(({ kind, tantiemes }) => (kind === 'flat' || kind === 'shop' ? tantiemes : 0))
  const served = lots.filter(({ kind, building }) => kind === 'flat' && building === place.buildings[0])
  return lots.map((lot) => {
    const position = served.indexOf(lot)
    return position < 0 ? 0 : 10 + 5 * Math.floor(position / flatsOnFloor)
  })
}

/** The repartition keys of every place, with the shares of its lots. */
export function demoKeys(lotsOf: (place: DemoPlace) => readonly DemoLot[]) {
  const keys: (typeof repartitionKeys.$inferInsert)[] = []
  const keyLots: (typeof repartitionKeyLots.$inferInsert)[] = []
  for (const place of demoPlaces) {
    const lots = lotsOf(place)
    for (const key of ['lift', 'heating'] as const) {
      const keyId = demoKeyId(place, key)
      keys.push({ id: keyId, placeId: demoId(`place ${place.key}`), name: demoKeyName(place, key) })
      const shares = demoShares(place, key, lots)
      keyLots.push(
        ...lots.flatMap(({ id: lotId }, index) => (shares[index] ? [{ keyId, lotId, shares: shares[index] }] : [])),
      )
    }
  }
  return { keys, keyLots }
}
