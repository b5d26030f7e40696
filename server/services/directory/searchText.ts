/** Text as it is compared in a search: without case and accents, one space between words. */
export const toSearchText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

/** A typed search as a LIKE pattern; what LIKE would read as a wildcard is looked for as written. */
export const toSearchPattern = (search: string) => `%${toSearchText(search).replace(/[\\%_]/g, '\\$&')}%`

type Described = { readonly name: string; readonly street: string; readonly zipCode: string; readonly city: string }

/** The words a place is found by. */
export const toPlaceSearchText = ({ name, street, zipCode, city }: Described) =>
  toSearchText(`${name} ${street} ${zipCode} ${city}`)
