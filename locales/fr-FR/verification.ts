import { verification } from './decisions/verification.ts'

/** What is read where receipts and logs are verified, beside the texts of all pages of decisions. */
export const texts = { verification } as const
