import { formatPhone } from '#src/i18n/format.ts'
import type { Formatter } from './formatter.ts'

/** International numbers have at most 15 digits, after the 00 that some countries dial. */
const mostDigits = 17

/** Keeps a leading plus and the digits, grouped in pairs (specification §5). */
export const phoneFormatter: Formatter = {
  format: (typed) => {
    const plus = typed.trimStart().startsWith('+') ? '+' : ''
    return formatPhone(plus + typed.replace(/\D/g, '').slice(0, mostDigits))
  },
  keep: (character) => (/[+\d]/.test(character) ? character : ''),
  limit: 1 + mostDigits + Math.floor(mostDigits / 2),
}
