import { receipts } from './decisions/receipts.ts'
import { verification } from './decisions/verification.ts'

/** What is read on a receipt, and where receipts and logs are verified, beside the texts of all pages of decisions. */
export const texts = { receipts, verification } as const
