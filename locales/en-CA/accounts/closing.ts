/** Closing a fiscal year, and the approval of its accounts. */
export const closing = {
  lead: 'Closing settles the accounts of a year that is over. They are then presented to the meeting of co-owners.',
  years: {
    open: '{{years}} (open)',
    closed: '{{years}} (closed, to be presented)',
    approved: '{{years}} (presented)',
  },
  open: {
    button: 'Open the next year',
    title: 'Open a year',
    none: 'Open the first one to record the budget, contributions and entries.',
    first: 'The first year begins on the day you choose and lasts eighteen months at most.',
    lead: 'It begins on {{date}}, the day after the one before. The budget, contributions and entries can be recorded in it at once. Balances follow when the year before is closed.',
    startsOn: 'First day',
    endsOn: 'Last day',
    send: 'Open the year',
    done: 'Year opened',
    tooEarly: 'The year {{years}} is already open. The next one can be opened from {{date}}.',
    wrongStart: 'A colleague has just opened this year',
    wrongEnd: 'Choose a day within eighteen months of the first',
  },
  missing: {
    title: 'What is left to do',
    lead: 'The year can be closed once all of it is settled.',
    yearNotOver: 'The year ends on {{date}}: it can be closed from the next day.',
    earlierYearOpen: 'An earlier year is still open.',
    callsNotIssued: 'A contribution of this year has not been issued yet. It goes out automatically on its date.',
    suspense: '{{amount}} is still in suspense in account {{account}}: move each amount to its proper account.',
    worksWithoutName:
      'Account {{account}} holds {{amount}} without saying which work it is for: reverse these entries and post them again with the work they belong to.',
    keyWithoutLots: 'Expenses are charged to an allocation key that covers no units.',
    interfund: 'Transfers between funds do not balance: {{amount}} is left in account {{account}}.',
  },
  mend: {
    earlierYearOpen: 'Close the earlier year',
    callsNotIssued: 'See the planned contributions',
    suspense: 'See the amounts in suspense',
    worksWithoutName: 'See these entries',
    keyWithoutLots: 'See the expenses by key',
    interfund: 'See the transfers between funds',
  },
  result: {
    title: 'Surplus or deficit for the year',
    netCharges: 'Expenses, less other income',
    called: 'Contributions charged',
    balance: 'Balance',
    lots: {
      over: '{{amount}} too much was charged: each unit gets its share back, key by key.',
      short: '{{amount}} too little was charged: each unit owes its share, key by key.',
      even: 'What was charged covers the expenses exactly.',
    },
    funds: {
      over: '{{amount}} stays in the funds.',
      short: 'The funds are {{amount}} short.',
      even: 'Contributions cover the expenses exactly.',
    },
  },
  ready: {
    title: 'What closing does',
    noEntries: 'No more entries go into the year. A mistake found later is corrected in the open year.',
    shared: {
      FR: 'The surplus or deficit is shared out among the units. What each owes or gets back is pending until the accounts are approved.',
      QC: 'The surplus or deficit of each fund is added to its balance.',
    },
    next: 'The next year opens with the balances of this one.',
    close: 'Close the year {{years}}',
  },
  question: {
    title: 'Close the year {{years}}?',
    text: 'A closed year never opens again.',
    confirm: 'Close the year',
  },
  closed: {
    title: 'Year closed, accounts to be presented',
    lead: {
      FR: 'What each unit owes or gets back is known, but pending: nothing is due before the approval.',
      QC: 'Each fund keeps its surplus or its deficit.',
    },
    toBalances: 'See what is pending, co-owner by co-owner',
    effect: {
      FR: 'Once approved, these amounts are due, or deducted from what is owed.',
      QC: 'Enter the date on which the accounts were presented to the meeting.',
    },
    day: 'Date of the meeting',
    wrongDay: 'The meeting was held after {{date}}, and not later than today',
    approve: 'Record that the accounts were presented',
  },
  approved: {
    title: 'Accounts presented',
    text: 'They were presented to the meeting on {{date}}.',
  },
  setbacks: {
    overtaken: { title: 'The year has changed in the meantime', text: 'This is how it stands now.' },
    unanswered: {
      title: 'No response',
      text: 'The network did not respond. Try again once you are back online: nothing will be done twice.',
    },
    failed: { title: 'Nothing was saved', text: 'Try again in a moment.' },
  },
}
