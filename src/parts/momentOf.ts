/** Noon of a date, which falls on that date in every time zone of the offers. */
export const momentOf = (day: string) => new Date(`${day}T12:00:00Z`)
