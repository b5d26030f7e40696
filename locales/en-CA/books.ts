import { bank } from './accounts/bank.ts'
import { closing } from './accounts/closing.ts'
import { entry } from './accounts/entry.ts'
import { payment } from './accounts/payment.ts'
import { voted } from './accounts/voted.ts'

export const texts = { bank, closing, entry, payment, voted }
