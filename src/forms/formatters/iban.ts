import { frenchIbanLength, longestIban } from '#contract/banking.ts'
import type { Formatter } from './formatter.ts'
import { group } from './formatter.ts'

const spaced = (length: number) => length + Math.floor((length - 1) / 4)
const strip = (typed: string) => typed.toUpperCase().replace(/[^A-Z0-9]/g, '')

/**
 * Upper case, letters and digits only, groups of four. Where only French accounts are accepted, FR is added automatically and the
 * text ends after 27 characters (specification §5).
 */
export function ibanFormatter(acceptedCountries: readonly string[]): Formatter {
  const isFrench = acceptedCountries.length === 1 && acceptedCountries[0] === 'FR'
  const longest = isFrench ? frenchIbanLength : longestIban
  return {
    format: (typed) => group((isFrench ? startWithFrance(strip(typed)) : strip(typed)).slice(0, longest), [4]),
    keep: strip,
    limit: spaced(longest),
  }
}

/**
 * Somebody who starts with digits means a French account; somebody who pastes a whole IBAN after FR means that one. After F has
 * become FR, some people still type the R.
 */
function startWithFrance(text: string) {
  if (text.length >= 2) return text.replace(/^(?:FR)+(?=[A-Z]{2})/, '').replace(/^FRR(?![A-Z])/, 'FR')
  return /\d/.test(text) ? `FR${text}` : 'FR'
}
