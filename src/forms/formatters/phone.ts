import { formatPhone } from '#contract/shownPhones.ts'
import type { Formatter } from './formatter.ts'

/** International numbers have at most 15 digits, after the 00 that some countries dial. */
const mostDigits = 17

/**
 * Keeps a leading plus and the digits, grouped in pairs (specification §5). Where Canadian numbers are accepted, those of
 * North America are grouped as they are read there: 514 555-0123.
 */
export function phoneFormatter(acceptedCountries: readonly string[]): Formatter {
  const group = acceptedCountries.includes('CA') ? groupAmerican : formatPhone
  return {
    format: (typed) => {
      const plus = typed.trimStart().startsWith('+') ? '+' : ''
      return group(plus + typed.replace(/\D/g, '').slice(0, mostDigits))
    },
    keep: (character) => (/[+\d]/.test(character) ? character : ''),
    limit: 1 + mostDigits + Math.floor(mostDigits / 2),
  }
}

/** Area codes begin with 2 to 9, so a 1 before them is the code of the country. */
function groupAmerican(number: string) {
  const [, country, area, exchange, line] = /^(\+?1)?([2-9]\d{0,2})(\d{0,3})(\d*)$/.exec(number) ?? []
  if (!area) return formatPhone(number)
  return [country, area, [exchange, line].filter(Boolean).join('-')].filter(Boolean).join(' ')
}
