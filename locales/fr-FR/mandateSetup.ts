import { mandateTerms } from './payments/mandateTerms.ts'
import { setup } from './payments/setup.ts'

/** The texts for setting a mandate up, in addition to those of all pages of payments. */
export const texts = { setup, mandateTerms } as const
