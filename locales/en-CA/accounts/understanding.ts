import type { Translated } from '../../catalogue.ts'
import type { understanding as source } from '../../fr-FR/accounts/understanding.ts'

export const understanding: Translated<typeof source> = {
  lead: 'How to read your co-owner’s account, with your own figures.',
  balance: {
    title: 'Your balance',
    sum: 'The balance is what was called from you, less what you have paid. Over the last twelve months, {{called}} was called from you; your balance today is {{balance}}.',
    sign: 'Above zero, it is what you owe. Below zero, it is a credit that will pay your next calls.',
  },
  kinds: {
    title: 'What you owe, kind by kind',
    lead: 'Each amount is asked for a reason of its own, and kept apart.',
  },
  next: {
    title: 'Where your next call comes from',
    lead: 'The meeting votes an amount for the whole building; each unit bears a share of it.',
    amount: '{{amount}} to pay on {{date}}.',
  },
  shares:
    'These shares are set in the declaration of co-ownership. Some expenses, such as the elevator, have shares of their own: only the units that use it bear them.',
  payment: {
    title: 'What becomes of a payment',
    oldest: 'A payment settles what you name first, or else what has been due for longest.',
    credit: 'If you pay more, the rest becomes a credit. Nothing is lost, and there is nothing to claim.',
  },
  year: {
    title: 'At the end of the year',
    regularisation:
      'Calls rest on a budget. Once the year is over, what your units really cost is compared with what was called from you: the difference is the adjustment. It falls due, or is given back, only once the meeting has approved the accounts.',
  },
  back: 'Back to your account',
}
