import type { Translated } from '../../catalogue.ts'
import type { payment as source } from '../../fr-FR/accounts/payment.ts'

export const payment: Translated<typeof source> = {
  lead: 'What you enter is saved as you go, even if you leave this page.',
  usualLabel: 'Transfer received',
  amount: 'Amount received',
  paidOn: 'Received on',
  bankAccount: 'Into account',
  submit: 'Record the payment',
  done: 'Payment recorded',
  unanswered:
    'The network did not respond. Try again once you are back online: the payment will be recorded only once.',
  failed: 'The payment was not recorded. Everything is kept: try again in a moment.',
  preview: {
    title: 'What this payment settles',
    lead: 'Unless the co-owner says otherwise, the oldest amounts come first.',
    nobody: 'Choose the co-owner to see what they owe.',
    nothingDue: 'Nothing is due on this date.',
    caption: 'Amounts due on this date',
    debt: 'Amount owed',
    open: 'Still owed',
    paid: 'Paid',
    credit: '{{amount}} is left as credit for the next contributions.',
  },
}
