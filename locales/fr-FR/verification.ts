import { receipts } from './decisions/receipts.ts'
import { verification } from './decisions/verification.ts'

/** The texts of receipts and of the verification of receipts and logs, in addition to those of all pages of decisions. */
export const texts = { receipts, verification } as const
