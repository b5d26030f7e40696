import type { Translated } from '../../catalogue.ts'
import type { terms as french } from '../../fr-FR/accounts/terms.ts'

export const terms: Translated<typeof french> = {
  balance: {
    name: 'Balance',
    text: 'What was charged, less what was paid or credited. Above zero it is a debt; below zero, a credit.',
  },
  due: { name: 'Due', text: 'What has reached its due date and has not been paid yet.' },
  awaiting: {
    name: 'Adjustment awaiting approval',
    text: 'The difference between what a year cost and what was charged. It becomes due, or is paid back, only once the meeting has approved the accounts.',
  },
  call: {
    name: 'Contribution',
    text: 'Also known as a call for funds: each unit’s share of an amount set in advance, payable on a fixed date.',
  },
  currentCharges: {
    name: 'Condo fees',
    text: 'What a co-owner owes for the yearly budget of the building, set by the board.',
  },
  votedWorks: {
    name: 'Approved work',
    text: 'What a co-owner owes for work that a meeting approved outside the budget.',
  },
  advances: {
    name: 'Advance',
    text: 'Money lent to the syndicate as working cash. It is paid back when the unit is sold.',
  },
  loans: { name: 'Loan', text: 'Each unit’s share in repaying a loan taken out by the syndicate.' },
  worksFund: {
    name: 'Contingency fund',
    text: 'What the syndicate saves for major repairs and replacements of the common portions. It is not paid back when a unit is sold.',
  },
  commonExpenses: {
    name: 'Condo fees',
    text: 'Everything a co-owner owes the syndicate, whichever fund it is for.',
  },
  shares: {
    name: 'Shares',
    text: 'Each unit’s part in the whole building, set in the declaration of co-ownership. Expenses borne by everybody are divided accordingly.',
  },
  key: {
    name: 'Allocation key',
    text: 'It sets which units pay for an expense, and in what proportion: an elevator, for example, is paid for only by the units it serves.',
  },
  fiscalYear: {
    name: 'Fiscal year',
    text: 'The twelve months whose accounts are drawn up together, then presented to the meeting.',
  },
  budget: {
    name: 'Budget',
    text: 'What the board plans to spend in the year, item by item, after consulting the meeting. Approved work is not part of it.',
  },
  treasury: {
    name: 'Cash on hand',
    text: 'What the bank accounts of the syndicate hold. Part of it is already committed, or saved.',
  },
  forecast: {
    name: 'Cash forecast',
    text: 'What is in the bank, plus contributions already planned, less known invoices.',
  },
  unpaid: { name: 'Unpaid', text: 'Everything that co-owners owe and that is due, without naming anyone.' },
  suppliers: { name: 'Suppliers', text: 'Invoices received and not paid yet.' },
  entry: {
    name: 'Entry',
    text: 'Lines posted together, whose debits and credits balance. An entry never changes: it is corrected by another one that reverses it.',
  },
  journal: {
    name: 'Journal',
    text: 'The numbered sequence in which an entry is posted: contributions, purchases, bank, miscellaneous, opening or closing.',
  },
  sides: {
    name: 'Debit and credit',
    text: 'The two sides of an entry. On the account of a co-owner, debit is what they owe and credit what they paid or were credited.',
  },
  suspense: {
    name: 'Suspense account',
    text: 'Where an amount waits until somebody knows what it is for. It must be empty when the year is closed.',
  },
  matching: {
    name: 'Matching',
    text: 'Each line of a bank statement is tied to its entry in the books: nothing is missing, and nothing is counted twice.',
  },
  closing: {
    name: 'Closing',
    text: 'The year takes no more entries. Its accounts are then presented to the meeting.',
  },
  formalNotice: { name: 'Formal notice', text: 'A letter that officially asks for payment, before any proceedings.' },
  annexPosition: {
    name: 'Balance sheet',
    text: 'What each fund owns and owes on the last day of the year.',
  },
  annexManagement: { name: 'Income and expenses', text: 'What each fund received and spent during the year.' },
  funds: {
    name: 'Fund',
    text: 'Operating, contingency or self-insurance: each sum belongs to one of them, and its surplus stays there.',
  },
  grant: { name: 'Grant', text: 'Money received for approved work. It lowers what the units have to pay.' },
}
