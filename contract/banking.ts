import * as z from 'zod/mini'
import type { FieldCode } from './problems.ts'
import { saying } from './problems.ts'

export const frenchIbanLength = 27
/** The longest account number of any country. */
export const longestIban = 34

/**
 * The remainder of a number of any length, digit by digit: A=10 … Z=35. It is 1 for valid account numbers and creditor
 * identifiers.
 */
export function modulo97(text: string) {
  let rest = 0
  for (const character of text) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** Whether the check digits are right (ISO 13616), in an IBAN without spaces. */
export const hasIbanCheckDigits = (iban: string) => modulo97(iban.slice(4) + iban.slice(0, 4)) === 1

/** Letters of a French account number stand for digits: A and J for 1 … I, R and Z for 9. */
const ribDigit = (letter: string) => {
  const place = letter.charCodeAt(0) - 'A'.charCodeAt(0)
  return String(place < 18 ? (place % 9) + 1 : place - 16)
}

/** The last two digits of French account details. */
export function ribKey(bank: string, branch: string, account: string) {
  const [first, second, third] = [bank, branch, account].map((part) => Number(part.replace(/[A-Z]/g, ribDigit)))
  return 97 - ((89 * (first ?? 0) + 15 * (second ?? 0) + 3 * (third ?? 0)) % 97)
}

const frenchIban = /^FR\d{2}(\d{5})(\d{5})([A-Z0-9]{11})(\d{2})$/

function hasRibKey(iban: string) {
  const [, bank = '', branch = '', account = '', key = ''] = frenchIban.exec(iban) ?? []
  return ribKey(bank, branch, account) === Number(key)
}

/** What is wrong with normalised account details: no spaces, upper case. */
function ibanFault(iban: string, acceptedCountries: readonly string[]): FieldCode | null {
  if (!/^[A-Z0-9]*$/.test(iban)) return 'invalid'
  if (!acceptedCountries.some((country) => country.startsWith(iban.slice(0, 2)))) return 'unacceptedCountry'
  const isFrench = iban.startsWith('FR')
  if (iban.length < (isFrench ? frenchIbanLength : 15)) return 'too_short'
  if (iban.length > (isFrench ? frenchIbanLength : longestIban)) return 'too_long'
  if (!/^[A-Z]{2}\d{2}/.test(iban) || !hasIbanCheckDigits(iban)) return 'bad_check_digits'
  return isFrench && !hasRibKey(iban) ? 'bad_check_digits' : null
}

/** Account details of the countries that an offer accepts, parsed to upper case without spaces (specification §5). */
export const iban = (acceptedCountries: readonly string[]) =>
  z.string(saying('required')).check(
    z.maxLength(100, { ...saying('too_long'), abort: true }),
    z.overwrite((typed) => typed.replace(/\s/g, '').toUpperCase()),
    z.minLength(1, { ...saying('required'), abort: true }),
    z.superRefine((typed, context) => {
      const fault = ibanFault(typed, acceptedCountries)
      if (fault) context.addIssue({ code: 'custom', message: fault })
    }),
  )

/** BIC or SWIFT: six letters, two letters or digits, and three more for a branch (specification §5). */
export const bic = z
  .string(saying('required'))
  .check(
    z.toUpperCase(),
    z.minLength(1, { ...saying('required'), abort: true }),
    z.regex(/^\S*$/, { ...saying('noSpaces'), abort: true }),
    z.minLength(8, { ...saying('too_short'), abort: true }),
    z.maxLength(11, { ...saying('too_long'), abort: true }),
    z.regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, saying('invalid')),
  )

const exactDigits = (least: number, most = least) =>
  z.string(saying('required')).check(
    z.maxLength(100, { ...saying('too_long'), abort: true }),
    z.overwrite((typed) => typed.replace(/\s/g, '')),
    z.minLength(1, { ...saying('required'), abort: true }),
    z.regex(/^\d*$/, { ...saying('mustBeNumber'), abort: true }),
    z.minLength(least, saying('too_short')),
    z.maxLength(most, saying('too_long')),
  )

/** A business identifier: fourteen digits, spaces between them do not count. */
export const siret = exactDigits(14)

/** The account details of the Canadian offer, which has no IBAN (product §4). */
export const canadianAccount = z.object({
  institution: exactDigits(3),
  transit: exactDigits(5),
  account: exactDigits(7, 12),
})
