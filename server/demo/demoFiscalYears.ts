import type { fiscalYears } from '#server/services/directory/places.tables.ts'
import { demoId } from './chance.ts'
import { type DemoPlace, demoPlaces, isAfterDelivery } from './demoPlaces.ts'

/** Places that close their accounts at the end of June; the others follow the calendar. */
const summerClosings = new Set(['vauban', 'sources', 'loire'])
const yearsKept = 3
/** Buildings that changed manager recently have one closed year here. */
const yearsOf: Readonly<Record<string, number>> = { terrasses: 2, sources: 2 }
/** Calls of the next year are announced before it begins. */
const yearsAhead = 1

/** The last day of the year of accounts that ends in a calendar year. */
export const demoYearEnd = ({ key }: DemoPlace, year: number) =>
  `${year}-${summerClosings.has(key) ? '06-30' : '12-31'}`

/**
 * Up to three years of accounts for every place, the last of which contains today, and the next one. A new building has those that
 * begin after its delivery.
 */
export function demoFiscalYears(now: Date): (typeof fiscalYears.$inferInsert)[] {
  return demoPlaces.flatMap((place) => {
    const { key } = place
    const isSummer = summerClosings.has(key)
    const current = now.getUTCFullYear() - (isSummer && now.getUTCMonth() < 6 ? 1 : 0)
    return Array.from({ length: (yearsOf[key] ?? yearsKept) + yearsAhead }, (_, index) => {
      const back = index - yearsAhead
      const year = current - back
      return {
        id: demoId(`fiscal year ${key} ${back}`),
        placeId: demoId(`place ${key}`),
        startsOn: isSummer ? `${year}-07-01` : `${year}-01-01`,
        endsOn: demoYearEnd(place, isSummer ? year + 1 : year),
        isCurrent: back === 0,
      }
    }).filter(({ startsOn }) => isAfterDelivery(place, new Date(startsOn)))
  })
}
