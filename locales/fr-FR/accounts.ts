import { accountNames } from './accounts/accountNames.ts'

/** What is read on the pages of accounts. */
export const texts = { accountNames } as const
