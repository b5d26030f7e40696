const day = 24 * 3_600_000

/** The day it is where the building stands, so many days from now: `2026-03-12`. */
export const civilDay = (daysFromNow: number, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(Date.now() + daysFromNow * day)
