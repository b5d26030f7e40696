import { readPhoneNumber } from '#contract/phoneNumbers.ts'

export type PhoneCheck = (typed: string) => boolean

/**
 * Whether a number belongs to a country that the offer accepts, written nationally or with its plus. The tables are
 * larger than a screen, so they load when somebody enters the field. Recognising mobile numbers needs larger ones.
 */
export async function loadPhoneCheck(acceptedCountries: readonly string[], isMobile: boolean): Promise<PhoneCheck> {
  // Destructured, so that a build leaves the rest of the library out.
  const { isSupportedCountry, parsePhoneNumberFromString } = await (isMobile
    ? import('libphonenumber-js/mobile')
    : import('libphonenumber-js/min'))
  return (typed) =>
    readPhoneNumber({ isSupportedCountry, parsePhoneNumberFromString }, typed, acceptedCountries) !== null
}
