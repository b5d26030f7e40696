import { demoLiftWord, demoMaintainerOf } from '#server/demo/demoEquipments.ts'
import type { DemoPlace } from '#server/demo/demoPlaces.ts'
import { firms } from './demoFirms.ts'

/** A yearly cost of a building, always from the same supplier. */
export type DemoCost = {
  readonly name: string
  readonly account: string
  /** The building whose lift it is for; `null` = all lots bear it. */
  readonly building: string | null
  /** Cents of the current year. */
  readonly yearly: number
  readonly label: string
  readonly provider: string
  /** The months of the year in which it is invoiced, 0 being the first of the fiscal year, and the day of the month. */
  readonly months: readonly number[]
  readonly day: number
  /** The weight of each calendar month, from January; equal by default. */
  readonly seasons?: readonly number[]
}

export const monthly = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
export const inAdvance = [0, 3, 6, 9]
export const inArrears = [2, 5, 8, 11]
export const winter = [22, 19, 15, 8, 3, 1, 1, 1, 2, 8, 13, 19]
export const dark = [13, 11, 10, 8, 7, 6, 6, 6, 7, 9, 11, 13]

export const mainLotsOf = ({ lots }: DemoPlace) => lots.flat + lots.shop

type LiftAccounts = Readonly<Record<'upkeep' | 'repairs' | 'power', string>>

/** One lift in a building: its own lots bear it. */
export function liftCosts(place: DemoPlace, building: string, accounts: LiftAccounts): readonly DemoCost[] {
  const by = firms[place.offer]
  const provider = demoMaintainerOf(place.key, 'elevator') ?? by.lift
  const which = place.buildings.length > 1 ? ` ${building}` : ''
  const ofLift = demoLiftWord(place.key) === 'Ascenseur' ? 'de l’ascenseur' : 'du monte-charge'
  const one = { building, months: monthly, day: 10 }
  return [
    {
      ...one,
      name: `lift upkeep ${building}`,
      account: accounts.upkeep,
      yearly: 196_000,
      label: `Maintenance ${ofLift}${which}`,
      provider,
      months: inAdvance,
    },
    {
      ...one,
      name: `lift repairs ${building}`,
      account: accounts.repairs,
      yearly: 64_000,
      label: `Dépannages ${ofLift}${which}`,
      provider,
      months: [2, 7],
    },
    {
      ...one,
      name: `lift power ${building}`,
      account: accounts.power,
      yearly: 58_000,
      label: `Électricité ${ofLift}${which}`,
      provider: by.power,
      months: inArrears,
    },
  ]
}
