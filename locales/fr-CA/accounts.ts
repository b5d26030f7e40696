import { accountNames } from '../fr-FR/accounts/accountNames.ts'
import { bookkeeping } from '../fr-FR/accounts/bookkeeping.ts'
import { categories } from '../fr-FR/accounts/categories.ts'
import { definition } from '../fr-FR/accounts/definition.ts'
import { treasury } from '../fr-FR/accounts/treasury.ts'
import { annexes } from './accounts/annexes.ts'
import { balances } from './accounts/balances.ts'
import { building } from './accounts/building.ts'
import { expenses } from './accounts/expenses.ts'
import { fiscalYear } from './accounts/fiscalYear.ts'
import { movements } from './accounts/movements.ts'
import { reversal } from './accounts/reversal.ts'

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
