import type { StatementLine } from '#contract/accounts/statement.ts'
import type { LineRow } from './ownLines.store.ts'
import { statementLot } from './statementLot.ts'

/** A line of the statement, with its balance after the amount brought forward, in cents. */
export const toLine = ({ place: _, total: __, lot, ...row }: LineRow, opening: number): StatementLine => ({
  ...row,
  id: `${row.entryId}.${row.rank}`,
  lot: statementLot(lot),
  balance: opening + row.balance,
})
