import type { Formatter } from './formatter.ts'

const days = 32
const months = 13

/**
 * DD/MM/YYYY: each slash appears with the digit that needs it. A day under 32 and a month under 13 stay as typed. In a larger
 * number, the first digit stands alone behind a 0 (specification §5).
 */
export const dateFormatter: Formatter = {
  format(typed) {
    const [first = '', second, ...others] = typed.replace(/[^\d/]/g, '').split('/')
    const day = cut(first, days, second === '')
    const month = cut(day.rest + (second ?? ''), months, others.join('') === '' && others.length > 0)
    const year = (month.rest + others.join('')).slice(0, 4)
    const hasMonth = month.kept !== '' || year !== '' || (second !== undefined && first !== '')
    const hasYear = year !== '' || (others.length > 0 && month.kept !== '')
    return [day.kept, ...(hasMonth ? [month.kept] : []), ...(hasYear ? [year] : [])].join('/')
  },
  keep: (character) => (/\d/.test(character) ? character : ''),
  limit: 10,
}

/** Two digits of a part, and the rest for the next part. A slash typed after a single digit completes the part. */
function cut(text: string, limit: number, isWhole: boolean) {
  const two = text.slice(0, 2)
  if (two.length === 1 && isWhole && two !== '0') return { kept: `0${two}`, rest: '' }
  return Number(two) < limit ? { kept: two, rest: text.slice(2) } : { kept: `0${two.slice(0, 1)}`, rest: text.slice(1) }
}
