/** Expenses of a building, from the account down to the invoice. */
export const expenses = {
  lead: 'What the building has spent, account by account. Open an account to see its entries, then an entry to see its invoice.',
  total: 'Expenses of the fiscal year',
  share: '{{share}} of the total',
  keyHint: 'An allocation key sets which units pay for an expense, and in what proportion.',
  everyKey: 'All keys',
  entries: 'Entries of account {{account}}',
  amount: 'Amount',
  hasProof: 'Document attached',
  more: 'Show more',
  providers: {
    title: 'By supplier',
    lead: 'What each supplier invoiced in the fiscal year, less credit notes, approved work included. The last line covers what no invoice explains: bank fees, or work carried over from the year before. Only the board and the manager can see this list.',
    provider: 'Supplier',
    share: 'Share',
    others: 'No supplier',
    nothing: 'No invoice of this fiscal year names a supplier.',
  },
  nothing: {
    title: 'No expenses',
    text: 'Expenses appear as soon as they are recorded.',
    ofKey: 'No expense is charged to this key in this fiscal year.',
  },
} as const
