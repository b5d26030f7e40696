import * as z from 'zod/mini'
import type { FieldCode } from './problems.ts'
import { saying } from './problems.ts'

/** In cents: an amount stays below this limit (specification §5). */
const amountLimits = {
  usual: { cents: 100_000_000, code: 'mustBeLowerThanOneMillion' },
  /** The limit of one entry line, which may hold what a whole building pays in a year. */
  entry: { cents: 10_000_000_000, code: 'invalidAmount' },
  expenseReport: { cents: 20_000, code: 'reimbursementTooHigh' },
} as const satisfies Record<string, { readonly cents: number; readonly code: FieldCode }>
type AmountLimit = keyof typeof amountLimits

const spaces = /\s/g
/** Only before a point: alone, a comma may be the decimal one. */
const groupingCommas = /,(?=\d{3}(?:,\d{3})*\.)/g

/**
 * A typed number in hundredths, never rounded; `null` when it is not a number. Spaces may separate thousands, and commas where a
 * decimal point follows.
 */
function readHundredths(typed: string): number | null {
  const plain = typed.replace(spaces, '').replace(groupingCommas, '')
  const [, whole, decimals = ''] = /^(\d{1,12})(?:[.,](\d{0,2}))?$/.exec(plain) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

const typedNumber = z
  .string(saying('required'))
  .check(z.trim(), z.minLength(1, saying('required')), z.maxLength(30, saying('invalid')))

/** An amount in integer cents, as on the wire. */
export const cents = (limit: AmountLimit = 'usual') =>
  z
    .int(saying('invalidAmount'))
    .check(
      z.positive({ ...saying('invalidAmount'), abort: true }),
      z.lt(amountLimits[limit].cents, saying(amountLimits[limit].code)),
    )

/** Parses an amount as a person types it to integer cents. */
export const typedAmount = (limit: AmountLimit = 'usual') =>
  z.pipe(
    z.pipe(
      typedNumber,
      z.transform((typed) => readHundredths(typed) ?? 0),
    ),
    cents(limit),
  )

/** Parses a percentage as a person types it to integer hundredths of a percent, 200 % at most. */
export const typedPercentage = z.pipe(
  z.pipe(
    typedNumber,
    z.transform((typed) => readHundredths(typed) ?? Number.NaN),
  ),
  z.int(saying('mustBeNumber')).check(z.lte(20_000, saying('mustBeLowerThanTwoHundred'))),
)
