import type { Translated } from '../../catalogue.ts'
import type { understanding as source } from '../../fr-FR/accounts/understanding.ts'

export const understanding: Translated<typeof source> = {
  lead: 'How to read your co-owner’s account, with your own figures.',
  balance: {
    title: 'Your balance',
    sum: 'Your balance is what you were asked for, less what you have paid or been credited. Over the last twelve months, you were asked for {{called}}; your balance today is {{balance}}.',
    sign: 'Above zero, it is what you owe. Below zero, it is a credit that will pay your next contributions.',
  },
  kinds: {
    title: 'What you owe',
    lead: 'Everything you are asked for is tracked in one account.',
  },
  next: {
    title: 'Where your next payment comes from',
    lead: 'The board sets the budget of the year after consulting the meeting; each unit pays a share of it.',
    amount: '{{amount}}, due {{date}}.',
    paid: 'Nothing to pay on {{date}}.',
    lessCredit: 'The contribution is {{called}}; your credit covers {{credit}} of it.',
  },
  shares:
    'These shares are set in the declaration of co-ownership. Some expenses, such as the elevator, have their own shares: only the units that use it pay for it.',
  payment: {
    title: 'What happens to a payment',
    oldest: 'A payment first settles what you specify, or else what has been due the longest.',
    credit: 'If you pay more, the rest becomes a credit. Nothing is lost, and there is nothing to claim.',
  },
  year: {
    title: 'At the end of the year',
    regularisation:
      'Contributions are based on a budget. Once the year is over, the accounts are presented to the meeting. A surplus stays in the funds of the syndicate; if a fund runs short, a special assessment may be levied.',
  },
  back: 'Back to your account',
}
