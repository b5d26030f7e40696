import { newDecision } from './decisions/newDecision.ts'

/** The texts for writing a decision, in addition to those of all pages of decisions. */
export const texts = { newDecision } as const
