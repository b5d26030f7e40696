/** The day it is in a time zone, as YYYY-MM-DD: a day begins where the buildings stand. */
export const civilDay = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(at)
