/** Making one takes longer than many lists: one for each time zone of the offers. */
const calendars = new Map<string, Intl.DateTimeFormat>()

/** The day it is in a time zone, as YYYY-MM-DD: a day begins where the buildings stand. */
export function civilDay(at: Date, timeZone: string): string {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  calendars.set(timeZone, calendar)
  return calendar.format(at)
}

/** So many days after a day, whatever the clocks do in between. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
