/** Correcting an entry by its opposite. */
export const reversal = {
  open: 'Reverse',
  title: 'Reverse this entry?',
  lead: 'An opposite entry cancels it: debits and credits are swapped. Both remain visible in the books.',
  proposed: 'Reversal: {{label}}',
  send: 'Reverse',
  noOpenYear: 'No fiscal year is open on this date',
  done: 'Entry reversed',
}
