import { accountNames } from '../fr-FR/accounts/accountNames.ts'
import { bookkeeping } from '../fr-FR/accounts/bookkeeping.ts'
import { definition } from '../fr-FR/accounts/definition.ts'
import { annexes } from './accounts/annexes.ts'
import { balances } from './accounts/balances.ts'
import { building } from './accounts/building.ts'
import { categories } from './accounts/categories.ts'
import { expenses } from './accounts/expenses.ts'
import { fiscalYear } from './accounts/fiscalYear.ts'
import { movements } from './accounts/movements.ts'
import { reversal } from './accounts/reversal.ts'
import { treasury } from './accounts/treasury.ts'

export const texts = {
  accountNames,
  annexes,
  balances,
  bookkeeping,
  building,
  categories,
  definition,
  expenses,
  fiscalYear,
  movements,
  reversal,
  treasury,
}
