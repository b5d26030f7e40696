/** Creating a formatter takes longer than building many lists, so there is one per time zone. */
const calendars = new Map<string, Intl.DateTimeFormat>()

/** The date in a time zone, usually the buildings' own, as YYYY-MM-DD. */
export function civilDay(at: Date, timeZone: string): string {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  calendars.set(timeZone, calendar)
  return calendar.format(at)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The date and the time of day in a time zone, as YYYY-MM-DD HH:MM:SS. */
export function civilTime(at: Date, timeZone: string): string {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, clock)
  return clock.format(at)
}

/** The moment of a date and a time of day in a time zone, given as YYYY-MM-DD HH:MM. */
export function momentAt(civil: string, timeZone: string): Date {
  const asUtc = Date.parse(`${civil.replace(' ', 'T')}:00Z`)
  const aheadAt = (at: number) => Date.parse(`${civilTime(new Date(at), timeZone).replace(' ', 'T')}Z`) - at
  // Takes the offset of the moment itself: on the night when clocks change, the first guess may be an hour off.
  return new Date(asUtc - aheadAt(asUtc - aheadAt(asUtc)))
}

/** The day that comes `days` later, whatever daylight saving does in between. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
