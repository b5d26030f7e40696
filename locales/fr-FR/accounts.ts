import { accountNames } from './accounts/accountNames.ts'
import { annexes } from './accounts/annexes.ts'
import { balances } from './accounts/balances.ts'
import { bookkeeping } from './accounts/bookkeeping.ts'
import { building } from './accounts/building.ts'
import { categories } from './accounts/categories.ts'
import { definition } from './accounts/definition.ts'
import { expenses } from './accounts/expenses.ts'
import { fiscalYear } from './accounts/fiscalYear.ts'
import { movements } from './accounts/movements.ts'
import { reversal } from './accounts/reversal.ts'
import { treasury } from './accounts/treasury.ts'

/** The texts of the pages of accounts. */
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
} as const
