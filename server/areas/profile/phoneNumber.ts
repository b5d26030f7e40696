import * as tables from 'libphonenumber-js/max'
import { readPhoneNumber } from '#contract/phoneNumbers.ts'

/** Converts a typed number to E.164 if it belongs to an accepted country. */
export const toPhoneNumber = (typed: string, acceptedCountries: readonly string[]) =>
  readPhoneNumber(tables, typed, acceptedCountries)
