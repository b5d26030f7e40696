import * as tables from 'libphonenumber-js/max'
import { readPhoneNumber } from '#contract/phoneNumbers.ts'

/** A number as typed, in E.164, when it is one of the accepted countries. */
export const toPhoneNumber = (typed: string, acceptedCountries: readonly string[]) =>
  readPhoneNumber(tables, typed, acceptedCountries)
