import type { Catalogue } from '../../catalogue.ts'

export const categories: Catalogue['categories'] = {
  lead: 'The budget set by the board and what is spent of it, by kind of expense. Open a category to see its accounts, then an account to see its transactions.',
  title: 'Budget and expenses',
  chart: 'Budget and expenses by category',
  chartDescription: 'For each kind of expense, the amount budgeted for the year beside what is spent.',
  spentOf: '{{spent}} of {{voted}}',
  progress: 'Part spent: {{name}}',
  none: 'No budget and no expense',
  groups: {
    g5: 'Operations',
    g60: 'Energy, water and supplies',
    g61: 'Maintenance, contracts and insurance',
    g62: 'Management and administration',
    g63: 'Taxes',
    g64: 'Staff and caretaker',
    g65: 'Board (delegated expenses)',
    g66: 'Bank charges',
  },
  short: {
    g5: 'Operations',
    g60: 'Energy',
    g61: 'Maintenance',
    g62: 'Management',
    g63: 'Taxes',
    g64: 'Staff',
    g65: 'Board',
    g66: 'Bank',
  },
}
