type Parsed = {
  readonly number: string
  readonly country?: string | undefined
  readonly ext?: string | undefined
  readonly isValid: () => boolean
}
/** The part that all variants of libphonenumber-js share: the server has the largest tables, a page loads smaller ones. */
export type PhoneTables<Country extends string> = {
  readonly isSupportedCountry: (code: string) => code is Country
  readonly parsePhoneNumberFromString: (
    typed: string,
    options: { defaultCountry: Country; extract: boolean },
  ) => Parsed | undefined
}

/**
 * The French mobile numbers reserved for fiction. The tables refuse them, but the people of a demo have them. Nobody is
 * reached there.
 */
export const isFictionalMobile = (number: string) => /^\+3363998\d{4}$/.test(number)

/** Converts a typed number of an accepted country to E.164, also from its national form. */
export function readPhoneNumber<Country extends string>(
  { isSupportedCountry, parsePhoneNumberFromString }: PhoneTables<Country>,
  typed: string,
  acceptedCountries: readonly string[],
): string | null {
  for (const defaultCountry of acceptedCountries) {
    if (!isSupportedCountry(defaultCountry)) continue
    const parsed = parsePhoneNumberFromString(typed, { defaultCountry, extract: false })
    if (!parsed?.country || parsed.ext || !acceptedCountries.includes(parsed.country)) continue
    if (parsed.isValid() || isFictionalMobile(parsed.number)) return parsed.number
  }
  return null
}
