import type { NewLine } from '#server/services/ledger/ledger.store.ts'

/** A line for a signed amount, positive for a debit; none for zero. */
export const lineOf = (amount: number, line: Omit<NewLine, 'debit' | 'credit'>): readonly NewLine[] =>
  amount === 0 ? [] : [amount > 0 ? { ...line, debit: amount } : { ...line, credit: -amount }]
