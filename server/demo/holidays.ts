import { daysAfter } from '#server/platform/civilDay.ts'

/** Easter Sunday (the anonymous Gregorian algorithm), as YYYY-MM-DD. */
export function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * late + 114
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1)
}

const dayOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
/** 1 is Monday, 7 is Sunday. */
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The Monday before a day. */
const mondayBefore = (day: string) => daysAfter(day, -((weekdayOf(day) + 5) % 7) - 1)
/** The first Monday on or after a day. */
const mondayFrom = (day: string) => daysAfter(day, (8 - weekdayOf(day)) % 7)

const french = (year: number) => {
  const easter = easterOf(year)
  const fixed = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'].map((day) => `${year}-${day}`)
  return [...fixed, daysAfter(easter, 1), daysAfter(easter, 39), daysAfter(easter, 50)]
}

/** Québec: New Year, Good Friday, the patriots, the national holiday, Canada Day, Labour Day, Thanksgiving, Christmas. */
const quebec = (year: number) => [
  ...['01-01', '06-24', '07-01', '12-25'].map((day) => `${year}-${day}`),
  daysAfter(easterOf(year), -2),
  mondayBefore(dayOf(year, 5, 25)),
  mondayFrom(dayOf(year, 9, 1)),
  daysAfter(mondayFrom(dayOf(year, 10, 1)), 7),
]

const known = new Map<string, ReadonlySet<string>>()

/** Whether offices are open on a day: Monday to Friday, but on no public holiday. */
export function isWorkday(day: string, country: 'france' | 'quebec'): boolean {
  const key = `${country} ${day.slice(0, 4)}`
  const holidays = known.get(key) ?? new Set((country === 'france' ? french : quebec)(Number(day.slice(0, 4))))
  known.set(key, holidays)
  return weekdayOf(day) <= 5 && !holidays.has(day)
}
