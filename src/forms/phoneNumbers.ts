export type PhoneCheck = (typed: string) => boolean

/**
 * Whether a number is one of the countries an offer accepts, written nationally or with its plus. The tables weigh more than a
 * screen, so they are fetched when somebody enters the field; telling mobile numbers from others needs larger ones.
 */
export async function loadPhoneCheck(acceptedCountries: readonly string[], isMobile: boolean): Promise<PhoneCheck> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await (isMobile
    ? import('libphonenumber-js/mobile')
    : import('libphonenumber-js/min'))
  const countries = acceptedCountries.filter((code) => isSupportedCountry(code))
  return (typed) =>
    countries.some((country) => {
      const number = parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false })
      return number?.isValid() === true && !number.ext && number.country === country
    })
}
