import { serverNow } from '#src/api/serverClock.ts'

const day = 24 * 3_600_000

/** The day of a moment in a time zone: `2026-03-12`. */
export const civilDayOf = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)

/** The date in a time zone some days from now. Counts calendar days, because a day may have 23 or 25 hours. */
export const civilDay = (daysFromNow: number, timeZone: string) =>
  new Date(Date.parse(civilDayOf(serverNow(), timeZone)) + daysFromNow * day).toISOString().slice(0, 10)

/** How far a time zone is ahead of UTC at a moment, in milliseconds. */
function offsetAt(at: number, timeZone: string) {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - at
}

/** A date and a time in the building's time zone as an ISO timestamp. */
export function momentAt(date: string, time: string, timeZone: string): string {
  const asUtc = Date.parse(`${date}T${time}:00Z`)
  // Uses the offset of the moment itself: on the night when clocks change, the first guess may be an hour off.
  const guess = asUtc - offsetAt(asUtc, timeZone)
  return new Date(asUtc - offsetAt(guess, timeZone)).toISOString()
}
