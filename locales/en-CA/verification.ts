import { receipts } from './decisions/receipts.ts'
import { verification } from './decisions/verification.ts'

export const texts = { receipts, verification }
