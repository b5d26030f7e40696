import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** A number as typed, in E.164, when it is one of the accepted countries; national writing is understood for each of them. */
export function toPhoneNumber(typed: string, acceptedCountries: readonly string[]): string | null {
  for (const country of acceptedCountries.filter((code) => isSupportedCountry(code))) {
    const parsed = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false })
    if (parsed?.isValid() && !parsed.ext && parsed.country && acceptedCountries.includes(parsed.country)) {
      return parsed.number
    }
  }
  return null
}
