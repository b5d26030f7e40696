import type { Formatter } from './formatter.ts'

const raise = (text: string) => text.toUpperCase()

export const uppercaseFormatter: Formatter = { format: raise, keep: raise, limit: Number.POSITIVE_INFINITY }

const stripBic = (typed: string) => raise(typed).replace(/[^A-Z0-9]/g, '')

/** A bank identifier: at most eleven letters and digits, in upper case. */
export const bicFormatter: Formatter = {
  format: (typed) => stripBic(typed).slice(0, 11),
  keep: stripBic,
  limit: 11,
}
