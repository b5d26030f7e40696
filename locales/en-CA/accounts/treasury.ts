import type { Catalogue } from '../../catalogue.ts'

export const treasury: Catalogue['treasury'] = {
  lead: 'The building’s money in the bank: today, over the past year, and in the months to come if only the invoices received so far are paid.',
  none: 'No bank transactions',
  whoFills: 'Bank transactions appear here as soon as they are recorded.',
  empty: 'Nothing in the bank, and nothing expected',
  title: 'A year back, a year ahead',
  today: 'In the bank today',
  expected: 'Expected on {{date}}, before future expenses',
  overdue: 'Overdue, not counted',
  chart: 'In the bank, month by month',
  chartDescription:
    'What the bank accounts held at the end of each month of the past year, then what they should hold.',
  series: 'Forecast',
  counted:
    'The forecast starts from what is in the bank, adds planned contributions as they fall due, and subtracts invoices already received. Expenses without an invoice are not in it, nor are overdue amounts, because nobody knows when they will come in.',
  votedUntil: 'It ends on {{date}}, with the last adopted budget.',
  notVoted: 'No budget is adopted: nothing can be forecast.',
  byMonth: 'The forecast in figures',
  month: 'End of month',
  calls: 'Contributions',
  invoices: 'Invoices',
  balance: 'In the bank',
}
