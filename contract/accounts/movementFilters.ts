import * as z from 'zod/mini'
import { journals } from './chartOfAccounts.ts'

/** Cents, without a sign. */
const size = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000_000))
/** The beginning of an account's number: `6` is all expenses. */
const accountPrefix = z.string().check(z.regex(/^\d{1,6}$/))

/** The filters of every list of amounts. */
export const amountFilters = {
  account: z.optional(accountPrefix),
  /** Both limits are included. */
  minAmount: z.optional(size),
  maxAmount: z.optional(size),
  side: z.optional(z.enum(['debit', 'credit'])),
  search: z.optional(z.string().check(z.maxLength(200))),
}

/** The filters of lists of the ledger, by line or by whole entry. */
export const movementFilters = {
  ...amountFilters,
  fiscalYearId: z.optional(z.uuid()),
  /** The first and last day, included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  journal: z.optional(z.enum(journals)),
  /** All journals but this one: without the closing, an account shows what was spent. */
  exceptJournal: z.optional(z.enum(journals)),
  keyId: z.optional(z.uuid()),
  /** The number of a lot; requires `coownerAmounts.read`, as does `providerId`. */
  lot: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  providerId: z.optional(z.uuid()),
}
