import { accountEntriesFile } from './accountEntries.ts'
import { bankStatementsFile } from './bankStatements.ts'
import { budgetsFile } from './budgets.ts'
import { openingBalancesFile } from './openingBalances.ts'
import { providersFile } from './providers.ts'
import { worksFile } from './works.ts'

/** The files about the books of places. Charts are closed lists, so accounts are not imported. */
export const accountFiles = [
  providersFile,
  budgetsFile,
  worksFile,
  openingBalancesFile,
  accountEntriesFile,
  bankStatementsFile,
]
