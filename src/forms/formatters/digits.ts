import type { Formatter } from './formatter.ts'
import { group } from './formatter.ts'

const keepDigits = (typed: string) => typed.replace(/\D/g, '')

const digits = (most: number, groups: readonly number[]): Formatter => ({
  format: (typed) => group(keepDigits(typed).slice(0, most), groups),
  keep: keepDigits,
  limit: group('0'.repeat(most), groups).length,
})

/** A business identifier, in groups of 3-3-3-5 (specification §5). */
export const siretFormatter = digits(14, [3, 3, 3, 5])

/** Canadian account details (product §4). */
export const institutionFormatter = digits(3, [3])
export const transitFormatter = digits(5, [5])
export const accountFormatter = digits(12, [12])

export const signatureCodeFormatter = digits(6, [6])
