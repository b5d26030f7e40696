import { daysAfter } from './civilDay.ts'

const millisecondsPerDay = 86_400_000
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay

/** Clear days between two days: neither is counted. None between neighbours, nor when the second one comes first. */
export const clearDays = (from: string, to: string): number => Math.max(0, dayNumber(to) - dayNumber(from) - 1)

/** The last day on which something may be done that takes so many clear days before `day`: a convocation 21, a form 3. */
export const lastDayBefore = (day: string, clearDaysCount: number): string => daysAfter(day, -clearDaysCount - 1)
