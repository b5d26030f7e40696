import { entry } from './accounts/entry.ts'
import { payment } from './accounts/payment.ts'
import { voted } from './accounts/voted.ts'

/** The texts for bookkeeping, in addition to those of all pages of accounts. */
export const texts = { entry, payment, voted } as const
