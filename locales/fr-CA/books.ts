import { entry } from './accounts/entry.ts'
import { payment } from './accounts/payment.ts'
import { voted } from './accounts/voted.ts'

export const texts = { entry, payment, voted }
