/** A civil day as a moment of it: noon is the same day in every time zone of the offers. */
export const momentOf = (day: string) => new Date(`${day}T12:00:00Z`)
