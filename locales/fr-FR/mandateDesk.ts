import { mandateDesk } from './payments/mandateDesk.ts'

/** What accountants read of the mandates of a place. */
export const texts = { mandateDesk } as const
