import { shareOut } from '#contract/accounts/shareOut.ts'
import { endOfPeriod } from '#contract/endOfPeriod.ts'
import { createChance, demoId } from '#server/demo/chance.ts'
import { type DemoPlace, demoPlaces } from '#server/demo/demoPlaces.ts'
import { daysAfter } from '#server/platform/civilDay.ts'
import { inYear } from './demoBudget.ts'
import type { DemoCost } from './demoCost.ts'
import { costsOf } from './demoCosts.ts'

/** An invoice of a supplier. */
export type DemoInvoice = {
  readonly name: string
  readonly account: string
  readonly building: string | null
  readonly provider: string
  readonly label: string
  readonly reference: string
  readonly on: string
  /** Cents. */
  readonly amount: number
}

export const providerIdOf = ({ offer }: DemoPlace, name: string) => demoId(`provider ${offer} ${name}`)

/** The first day of a month of the year, 0 being its first. */
export const monthOf = (startsOn: string, count: number) => endOfPeriod(startsOn, { count, unit: 'months' })

/** Repairs and metered costs differ from the voted amounts; contracts do not. */
const isMeasured = ({ name, seasons }: DemoCost) => seasons !== undefined || /repairs|water/.test(name)

/** All invoices of a year, `back` years before the current one. */
export function invoicesOf(place: DemoPlace, startsOn: string, back: number): readonly DemoInvoice[] {
  const number = demoPlaces.findIndex(({ key }) => key === place.key)
  return costsOf(place).flatMap((cost, index) => {
    const chance = createChance(70_000 + number * 1_000 + index * 10 + back)
    const spread = isMeasured(cost) ? chance.between(930, 1_045) : 1_000
    const dates = cost.months.map((month) => daysAfter(monthOf(startsOn, month), cost.day - 1))
    const weights = dates.map((on) => {
      const season = cost.seasons?.[Number(on.slice(5, 7)) - 1] ?? 10
      return season * (isMeasured(cost) ? chance.between(90, 110) : 100)
    })
    const amounts = shareOut(Math.round((inYear(cost.yearly, back) * spread) / 1_000), weights)
    return dates.map(
      (on, turn): DemoInvoice => ({
        name: `${cost.name} ${on}`,
        account: cost.account,
        building: cost.building,
        provider: cost.provider,
        label: `${cost.provider} – ${cost.label}`,
        reference: `F${on.slice(0, 4)}-${String(number * 1_000 + index * 20 + turn + 101).padStart(5, '0')}`,
        on,
        amount: amounts[turn] ?? 0,
      }),
    )
  })
}
