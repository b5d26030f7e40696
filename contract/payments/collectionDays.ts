/** Banking days: of the euro area (TARGET), or of Québec. */
export type BankCalendar = 'target' | 'quebec'

const dayLength = 86_400_000
const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`)
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
const shift = (day: string, days: number) => toDay(toTime(day) + days * dayLength)
/** 0 = Sunday … 6 = Saturday. */
const weekday = (day: string) => new Date(toTime(day)).getUTCDay()
const isWeekend = (day: string) => weekday(day) % 6 === 0

/** Easter Sunday of the Gregorian calendar (the computus of Meeus, Jones and Butcher). */
export function easter(year: number): string {
  const century = Math.floor(year / 100)
  const leaps = Math.floor(century / 4)
  const moon = century - Math.floor((century + 8) / 25) + 1
  const epact = (19 * (year % 19) + century - leaps - Math.floor(moon / 3) + 15) % 30
  const yearOfCentury = year % 100
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const late = Math.floor(((year % 19) + 11 * epact + 22 * toSunday) / 451)
  const count = epact + toSunday - 7 * late + 114
  return toDay(Date.UTC(year, Math.floor(count / 31) - 1, (count % 31) + 1))
}

function targetClosings(year: number): readonly string[] {
  const sunday = easter(year)
  return [`${year}-01-01`, shift(sunday, -2), shift(sunday, 1), `${year}-05-01`, `${year}-12-25`, `${year}-12-26`]
}

/** The first such weekday on or after a day. */
const from = (day: string, wanted: number) => shift(day, (wanted - weekday(day) + 7) % 7)

/** Bank holidays of Canada, and the national holiday of Québec; a holiday on a weekend moves to the next weekdays. */
function quebecClosings(year: number): readonly string[] {
  const monday = 1
  const fixed = ['01-01', '06-24', '07-01', '09-30', '11-11', '12-25', '12-26'].map((day) => `${year}-${day}`)
  const taken: string[] = []
  for (const holiday of fixed) {
    let day = holiday
    while (isWeekend(day) || taken.includes(day)) day = shift(day, 1)
    taken.push(day)
  }
  return [
    ...taken,
    shift(easter(year), -2),
    from(`${year}-05-18`, monday),
    from(`${year}-09-01`, monday),
    from(`${year}-10-08`, monday),
  ]
}

const closings = { target: targetClosings, quebec: quebecClosings } satisfies Record<
  BankCalendar,
  (year: number) => readonly string[]
>

/** Whether a day, as on the wire, is a banking day. */
export const isOpenDay = (day: string, calendar: BankCalendar = 'target') =>
  !isWeekend(day) && !closings[calendar](Number(day.slice(0, 4))).includes(day)

/** The day itself if it is a banking day, otherwise the next one. */
export function nextCollectionDay(day: string, calendar: BankCalendar = 'target'): string {
  let open = day
  while (!isOpenDay(open, calendar)) open = shift(open, 1)
  return open
}

/** The banking day `count` banking days after a day, or before it if `count` is negative. */
export function shiftOpenDays(day: string, count: number, calendar: BankCalendar = 'target'): string {
  let [open, left] = [day, Math.abs(count)]
  while (left > 0) {
    open = shift(open, Math.sign(count))
    if (isOpenDay(open, calendar)) left -= 1
  }
  return open
}

/** The banking days after the first day, up to and including the last one; none if the last day is not later. */
export function openDaysBetween(first: string, last: string, calendar: BankCalendar = 'target'): number {
  let count = 0
  for (let day = shift(first, 1); day <= last; day = shift(day, 1)) if (isOpenDay(day, calendar)) count += 1
  return count
}
