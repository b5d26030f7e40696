import { newDecision } from './decisions/newDecision.ts'

/** What is read while a decision is written, beside the texts of all pages of decisions. */
export const texts = { newDecision } as const
