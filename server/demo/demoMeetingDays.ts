import { endOfPeriod } from '#contract/endOfPeriod.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import { daysAfter } from '#server/platform/civilDay.ts'
import { type DemoPlace, isAfterDelivery } from './demoPlaces.ts'
import { isWorkday } from './holidays.ts'

/** An evening suitable for a meeting: from Monday to Thursday, on no public holiday and not around the turn of the year. */
const isForMeetings = (date: string, { offer }: DemoPlace) =>
  isWorkday(date, offer === 'VQC' ? 'quebec' : 'france') && !isFriday(date) && !/-(12-2[4-9]|12-3|01-0[1-4])/.test(date)
const isFriday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() === 5

/** The first such evening on or after a day, or on or before it. */
export function meetingDay(place: DemoPlace, date: string, direction: 1 | -1): string {
  let day = date
  while (!isForMeetings(day, place)) day = daysAfter(day, direction)
  return day
}

/**
 * The day of the general meeting that approves the accounts of a year. The law of 1965 and the Civil Code of Québec allow six
 * months, so even a meeting that is not convened yet is in time.
 */
export const annualMeetingDay = (place: DemoPlace, endsOn: string): string =>
  meetingDay(place, daysAfter(endOfPeriod(endsOn, { count: 4, unit: 'months' }), 12), 1)

/** The first day of a meeting that is convened within a week; without an agenda, it has not been convened yet. */
export const firstDayToConvene = (place: DemoPlace, today: string): string =>
  meetingDay(place, daysAfter(today, decisionSettings[place.offer].convocationClearDays + 8), 1)

/** The day of the general meeting that votes the budget of a year: the year before it, or once the building is delivered. */
export function budgetMeetingDay(place: DemoPlace, startsOn: string, yearsAhead: number): string {
  const endsOn = daysAfter(endOfPeriod(startsOn, { count: -12 * yearsAhead, unit: 'months' }), -1)
  const day = annualMeetingDay(place, endsOn)
  const { deliveredOn } = place
  return deliveredOn === undefined || isAfterDelivery(place, new Date(day)) ? day : meetingDay(place, deliveredOn, 1)
}
