import { payment } from '../fr-FR/accounts/payment.ts'
import { bank } from './accounts/bank.ts'
import { entry } from './accounts/entry.ts'
import { voted } from './accounts/voted.ts'

export const texts = { bank, entry, payment, voted }
