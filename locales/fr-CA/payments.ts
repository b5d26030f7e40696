import { mandate } from './payments/mandate.ts'

/** What is read on the pages of payments. */
export const texts = { mandate }
