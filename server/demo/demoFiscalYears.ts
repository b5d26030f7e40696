import type { fiscalYears } from '#server/services/directory/places.tables.ts'
import { demoId } from './chance.ts'
import { demoPlaces, isAfterDelivery } from './demoPlaces.ts'

/** Places that close their accounts at the end of June; the others follow the calendar. */
const summerClosings = new Set(['vauban', 'sources', 'loire'])
const yearsKept = 3
/** Calls of the next year are announced before it begins. */
const yearsAhead = 1

/**
 * Three years of accounts for every place, the last of which contains today, and the next one. A new building has those that
 * begin after its delivery.
 */
export function demoFiscalYears(now: Date): (typeof fiscalYears.$inferInsert)[] {
  return demoPlaces.flatMap((place) => {
    const { key } = place
    const isSummer = summerClosings.has(key)
    const current = now.getUTCFullYear() - (isSummer && now.getUTCMonth() < 6 ? 1 : 0)
    return Array.from({ length: yearsKept + yearsAhead }, (_, index) => {
      const back = index - yearsAhead
      const year = current - back
      return {
        id: demoId(`fiscal year ${key} ${back}`),
        placeId: demoId(`place ${key}`),
        startsOn: isSummer ? `${year}-07-01` : `${year}-01-01`,
        endsOn: isSummer ? `${year + 1}-06-30` : `${year}-12-31`,
        isCurrent: back === 0,
      }
    }).filter(({ startsOn }) => isAfterDelivery(place, new Date(startsOn)))
  })
}
