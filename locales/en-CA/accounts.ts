import { accountNames } from './accounts/accountNames.ts'
import { fiscalYear } from './accounts/fiscalYear.ts'

export const texts = { accountNames, fiscalYear }
