import { accountNames } from './accounts/accountNames.ts'
import { fiscalYear } from './accounts/fiscalYear.ts'

/** What is read on the pages of accounts. */
export const texts = { accountNames, fiscalYear } as const
