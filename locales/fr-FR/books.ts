import { bank } from './accounts/bank.ts'
import { entry } from './accounts/entry.ts'
import { payment } from './accounts/payment.ts'
import { voted } from './accounts/voted.ts'

/** The texts for bookkeeping, in addition to those of all pages of accounts. */
export const texts = { bank, entry, payment, voted } as const
