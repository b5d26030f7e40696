import { accountNames } from './accounts/accountNames.ts'
import { balances } from './accounts/balances.ts'
import { expenses } from './accounts/expenses.ts'
import { fiscalYear } from './accounts/fiscalYear.ts'
import { movements } from './accounts/movements.ts'

export const texts = { accountNames, balances, expenses, fiscalYear, movements }
