type Parsed = {
  readonly number: string
  readonly country?: string | undefined
  readonly ext?: string | undefined
  readonly isValid: () => boolean
}
/** What libphonenumber-js offers with any of its tables: the server has the largest, a page fetches smaller ones. */
export type PhoneTables<Country extends string> = {
  readonly isSupportedCountry: (code: string) => code is Country
  readonly parsePhoneNumberFromString: (
    typed: string,
    options: { defaultCountry: Country; extract: boolean },
  ) => Parsed | undefined
}

/** A number as typed, in E.164, when it is one of the accepted countries; national writing is understood for each of them. */
export function readPhoneNumber<Country extends string>(
  { isSupportedCountry, parsePhoneNumberFromString }: PhoneTables<Country>,
  typed: string,
  acceptedCountries: readonly string[],
): string | null {
  for (const defaultCountry of acceptedCountries) {
    if (!isSupportedCountry(defaultCountry)) continue
    const parsed = parsePhoneNumberFromString(typed, { defaultCountry, extract: false })
    if (parsed?.isValid() && !parsed.ext && parsed.country && acceptedCountries.includes(parsed.country)) {
      return parsed.number
    }
  }
  return null
}
