import { readPhoneNumber } from '#contract/phoneNumbers.ts'

export type PhoneCheck = (typed: string) => boolean

/**
 * Whether a number is one of the countries an offer accepts, written nationally or with its plus. The tables weigh more than a
 * screen, so they are fetched when somebody enters the field; telling mobile numbers from others needs larger ones.
 */
export async function loadPhoneCheck(acceptedCountries: readonly string[], isMobile: boolean): Promise<PhoneCheck> {
  // Taken apart, so that a build leaves the rest of the library out.
  const { isSupportedCountry, parsePhoneNumberFromString } = await (isMobile
    ? import('libphonenumber-js/mobile')
    : import('libphonenumber-js/min'))
  return (typed) =>
    readPhoneNumber({ isSupportedCountry, parsePhoneNumberFromString }, typed, acceptedCountries) !== null
}
