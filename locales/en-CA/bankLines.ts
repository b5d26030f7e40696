import { bank } from './accounts/bank.ts'

export const texts = { bank }
