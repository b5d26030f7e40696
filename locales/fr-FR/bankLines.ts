import { bank } from './accounts/bank.ts'

/** The texts of the lines of bank files, in addition to those of all pages of accounts. */
export const texts = { bank } as const
