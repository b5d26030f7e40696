import { endOfPeriod } from '../endOfPeriod.ts'

type Days = { readonly startsOn: string; readonly endsOn: string }

const dayBefore = (day: string) => endOfPeriod(day, { count: -1, unit: 'days' })
const lastDayOf = (startsOn: string, months: number) =>
  dayBefore(endOfPeriod(startsOn, { count: months, unit: 'months' }))

/** The twelve months from a day on. */
export const yearFrom = (startsOn: string): Days => ({ startsOn, endsOn: lastDayOf(startsOn, 12) })

/** The twelve months that follow a fiscal year. */
export const yearAfter = ({ endsOn }: Pick<Days, 'endsOn'>): Days =>
  yearFrom(endOfPeriod(endsOn, { count: 1, unit: 'days' }))

/** A year may be shorter or longer than twelve months, and lasts eighteen at most. */
export const isYearLong = ({ startsOn, endsOn }: Days): boolean =>
  endsOn > startsOn && endsOn <= lastDayOf(startsOn, 18)
