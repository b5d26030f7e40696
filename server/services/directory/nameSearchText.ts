import { toSearchText } from './searchText.ts'

type Names = { readonly displayName: string; readonly firstName: string; readonly lastName: string }

/** The words that a search finds a person by, each once, without case or accents. */
export const nameSearchText = ({ displayName, firstName, lastName }: Names): string =>
  [...new Set(toSearchText(`${displayName} ${firstName} ${lastName}`).split(' '))].join(' ')
