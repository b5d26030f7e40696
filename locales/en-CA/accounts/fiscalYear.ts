/** The fiscal year that the pages of accounts show. */
export const fiscalYear = {
  label: 'Fiscal year',
  current: '{{years}} (current)',
  hints: {
    open: 'From {{from}} to {{to}}: provisional, not yet closed.',
    closed: 'From {{from}} to {{to}}: closed, to be presented to the meeting.',
    approved: 'From {{from}} to {{to}}: presented to the meeting.',
  },
  none: {
    title: 'No fiscal year',
    text: 'The accounts of the building will appear here once a fiscal year is opened.',
    open: 'Open a fiscal year',
  },
} as const
