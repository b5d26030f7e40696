import { accountNames } from '../fr-FR/accounts/accountNames.ts'
import { categories } from '../fr-FR/accounts/categories.ts'
import { balances } from './accounts/balances.ts'
import { building } from './accounts/building.ts'
import { expenses } from './accounts/expenses.ts'
import { fiscalYear } from './accounts/fiscalYear.ts'
import { movements } from './accounts/movements.ts'
import { personal } from './accounts/personal.ts'

export const texts = { accountNames, balances, building, categories, expenses, fiscalYear, movements, personal }
