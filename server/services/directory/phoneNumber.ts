import * as tables from 'libphonenumber-js/max'
import { isFictionalMobile, readPhoneNumber } from '#contract/phoneNumbers.ts'

/** Converts a typed number to E.164 if it belongs to an accepted country. */
export const toPhoneNumber = (typed: string, acceptedCountries: readonly string[]) =>
  readPhoneNumber(tables, typed, acceptedCountries)

const mobileTypes = new Set<string | undefined>(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/** The same for a number that can receive text messages; North American numbers do not show it, so they pass. */
export function toMobileNumber(typed: string, acceptedCountries: readonly string[]): string | null {
  const number = toPhoneNumber(typed, acceptedCountries)
  if (number === null || isFictionalMobile(number)) return number
  return mobileTypes.has(tables.parsePhoneNumberFromString(number)?.getType()) ? number : null
}
