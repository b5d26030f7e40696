import { toSearchText } from './searchText.ts'

type Names = { readonly displayName: string; readonly firstName: string; readonly lastName: string }

/** The words that find a person in a search, without duplicates, case or accents. */
export const nameSearchText = ({ displayName, firstName, lastName }: Names): string =>
  [...new Set(toSearchText(`${displayName} ${firstName} ${lastName}`).split(' '))].join(' ')
