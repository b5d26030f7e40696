import { modulo97, ribKey } from '#contract/banking.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { AccountDetails } from '#contract/payments/accountDetails.ts'
import type { DebitScheme } from '#contract/payments/mandates.ts'

const checkDigits = (national: string, country: string) =>
  String(98 - modulo97(`${national}${country}00`)).padStart(2, '0')

/** A valid account at a bank that does not exist. */
export function demoAccount(scheme: DebitScheme, number: number): AccountDetails {
  const account = String(number * 7_919).padStart(11, '0')
  if (scheme === 'pad') return { scheme, institution: '999', transit: '00001', account: account.slice(-9) }
  const [bank, branch] = ['99999', '00001']
  const national = `${bank}${branch}${account}${String(ribKey(bank, branch, account)).padStart(2, '0')}`
  return { scheme, iban: `FR${checkDigits(national, 'FR')}${national}`, bic: null }
}

const numbers: Readonly<Record<OfferCode, string>> = {
  ESE: '900001',
  VSY: '900002',
  DIR: '900003',
  ECO: '900004',
  NEUF: '900005',
  VQC: '9000000001',
}

/** A SEPA creditor identifier with the right check digits, or the originator number of a Canadian bank. */
export const demoCreditorIdentifier = (scheme: DebitScheme, offer: OfferCode): string =>
  scheme === 'pad' ? numbers[offer] : `FR${checkDigits(numbers[offer], 'FR')}ZZZ${numbers[offer]}`
