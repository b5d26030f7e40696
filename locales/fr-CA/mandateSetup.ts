import { mandateTerms } from './payments/mandateTerms.ts'
import { setup } from './payments/setup.ts'

/** What is read while a mandate is set up, beside the texts of all pages of payments. */
export const texts = { setup, mandateTerms }
