/** Text in the form that searches compare: without case and accents, one space between words. */
export const toSearchText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** A typed search as a LIKE pattern; characters that LIKE reads as wildcards are escaped. */
export const toSearchPattern = (search: string) => `%${toSearchText(search).replace(/[\\%_]/g, '\\$&')}%`

type Described = { readonly name: string; readonly street: string; readonly zipCode: string; readonly city: string }

/** The words that find a place in a search. */
export const toPlaceSearchText = ({ name, street, zipCode, city }: Described) =>
  toSearchText(`${name} ${street} ${zipCode} ${city}`)
