import type { Formatter } from './formatter.ts'

/** Nine digits are a hundred times the largest allowed amount, so that an excess is reported, not cut off. */
const mostDigits = 9

const keep = (typed: string) => typed.replaceAll('.', ',').replace(/[^\d,]/g, '')

/** Digits, one comma and two decimals; a dot counts as a comma (specification §5). */
export const amountFormatter: Formatter = {
  format(typed) {
    const [whole = '', ...decimals] = keep(typed).split(',')
    const start = whole.slice(0, mostDigits)
    return decimals.length === 0 ? start : `${start},${decimals.join('').slice(0, 2)}`
  },
  keep,
  limit: mostDigits + 3,
}
