import { daysAfter } from './civilDay.ts'

const millisecondsPerDay = 86_400_000
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / millisecondsPerDay

/** Clear days between two days, neither of which counts. Zero for consecutive days, and when the second comes first. */
export const clearDays = (from: string, to: string): number => Math.max(0, dayNumber(to) - dayNumber(from) - 1)

/** The last day to do something that must precede `day` by so many clear days: a convocation by 21, a form by 3. */
export const lastDayBefore = (day: string, clearDaysCount: number): string => daysAfter(day, -clearDaysCount - 1)
