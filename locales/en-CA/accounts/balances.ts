/** What each co-owner owes. */
export const balances = {
  lead: 'What each co-owner owes today, and since when. For the board and the manager only.',
  caption: 'Co-owner balances',
  which: 'Balances shown',
  sides: { all: 'All', debit: 'Owing', credit: 'In credit' },
  search: 'Search for a name or a unit',
  owner: 'Co-owner',
  lots: 'Units',
  moreLots: '{{some}}… ({{count}}\u00a0units)',
  allLots: 'All units of {{name}}',
  balance: 'Balance',
  due: 'Due',
  awaiting: 'Awaiting',
  totals: {
    due: 'Total due',
    debtors: 'Balances owed',
    creditors: 'Balances in credit',
    awaiting: 'Adjustment awaiting the meeting',
  },
  ageing: {
    since: 'By age',
    title: 'Due by age',
    description: 'What co-owners still owe, by months since it fell due.',
    underThree: '0–3 months',
    underSix: '3–6 months',
    underTwelve: '6–12 months',
    older: '> 12 months',
  },
  toRemind: '{{reminder}}, due since {{date}}',
  reminders: { first: '1st reminder to send', second: '2nd reminder to send', formalNotice: 'Formal notice to send' },
  reminderNote:
    'The next reminder depends on the age of the oldest debt. Reminders already sent are not recorded here.',
  nothing: {
    title: 'No co-owner account',
    text: 'Balances appear once the manager has brought in the units and the books.',
  },
  nothingFound: 'No co-owner matches',
} as const
