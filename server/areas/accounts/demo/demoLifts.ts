import type { RepartitionKey } from '#contract/accounts/repartitionKeys.ts'
import type { EquipmentValue } from '#contract/reports/reports.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEquipmentOf, demoLiftWord } from '#server/demo/demoEquipments.ts'
import type { DemoLot } from '#server/demo/demoLots.ts'
import type { DemoPlace } from '#server/demo/demoPlaces.ts'

export const hasEquipment = ({ key }: DemoPlace, kind: EquipmentValue) => demoEquipmentOf(key, kind) !== null

/** The buildings with a lift: all of a place, or none. */
export const liftBuildings = (place: DemoPlace): readonly string[] =>
  hasEquipment(place, 'elevator') ? place.buildings : []

/** The lift of the first building has the key that decisions already use. */
const keyIdOf = ({ key, buildings: [first] }: DemoPlace, building: string) =>
  demoId(building === first ? `repartition key ${key} lift` : `repartition key ${key} lift ${building}`)

function liftKeyName({ key, buildings }: DemoPlace, building: string) {
  const word = demoLiftWord(key) ?? ''
  return buildings.length > 1 ? `${word} bâtiment ${building}` : word
}

const flatsOnFloor = 4

/** The key of a building's lift: only its flats have shares, larger on higher floors. */
export function liftKey(place: DemoPlace, building: string, lots: readonly DemoLot[]): RepartitionKey & { id: string } {
  const served = lots.filter((lot) => lot.kind === 'flat' && lot.building === building)
  return {
    id: keyIdOf(place, building),
    name: liftKeyName(place, building),
    lots: lots.map((lot) => {
      const position = served.indexOf(lot)
      return {
        lotId: lot.id,
        number: lot.number,
        shares: position < 0 ? 0 : 10 + 5 * Math.floor(position / flatsOnFloor),
      }
    }),
  }
}

/** The key of all lots. */
export const generalKey = (lots: readonly DemoLot[]): RepartitionKey => ({
  id: null,
  name: null,
  lots: lots.map(({ id: lotId, number, tantiemes: shares }) => ({ lotId, number, shares })),
})
