import type { Translated } from '../../catalogue.ts'
import type { mandate as source } from '../../fr-FR/payments/mandate.ts'

export const mandate: Translated<typeof source> = {
  states: {
    unavailable: 'Not offered',
    create_money_order: 'Not set up',
    unsigned: 'Not signed yet',
    manual: 'In force',
    auto: 'In force',
    auto_usual: 'In force',
    suspended: 'Suspended',
  },
  unavailable: {
    title: 'Online payment is not offered here',
    text: 'In this building, condo fees are paid by transfer or cheque. Your manager can tell you how.',
  },
  toManager: 'Contact your manager',
  night: {
    title: 'Online payment is closed for the night',
    text: 'At {{time}}, payments and new agreements will reopen.',
  },
  create_money_order: {
    title: 'Pay your condo fees by pre-authorized debit',
    text: 'You sign an agreement once. After that, paying takes twenty seconds, or happens automatically.',
  },
  unsigned: {
    title: 'Your agreement is waiting for your signature',
    code: 'Everything is saved. All that is left is to sign it with the code we send to {{mobile}}.',
    provider: 'Everything is saved. All that is left is to sign it with our electronic signature provider.',
  },
  manual: {
    title: 'You pay when you decide to',
    text: 'Nothing is debited unless you have asked for it on this portal.',
  },
  auto: {
    title: 'Your condo fees are paid automatically',
    text: 'Each contribution is debited on its due date. You are notified 10 days ahead, with the amount and the date.',
  },
  auto_usual: {
    title: 'Your regular condo fees are paid automatically',
    text: 'They are debited on their due date, and announced 10 days ahead. You decide on approved work and everything else.',
  },
  suspended: {
    title: 'Your agreement is suspended',
    opposed: 'Your institution refused a debit, or you objected to one: nothing more is debited.',
    unusable: 'Your institution does not recognize this account, or this agreement: nothing more is debited.',
    expired: 'Nothing was debited for 36 months: this agreement is no longer valid.',
    whatNext: 'Your manager can tell you what to do. You can also cancel this agreement and sign another one.',
  },
  nothingYet: 'Nothing is debited before you sign.',
  replaced: {
    title: 'New account details are waiting for your signature',
    text: 'Until then, the agreement below remains in force.',
  },
  details: {
    title: 'Your agreement',
    titleUnsigned: 'The agreement to sign',
    rum: 'Reference of the agreement',
    account: 'Account debited',
    holder: 'Account holder',
    address: 'Address',
    mobile: 'Phone for codes',
    signedOn: 'Signed on',
    createdOn: 'Completed on',
    creditor: 'Payee',
    identifier: 'Originator number',
    paper: 'Signed agreement (PDF)',
    paperHint: 'This PDF is sealed and contains your whole account number: keep it to yourself.',
  },
  kinds: {
    manual: { name: 'On request', text: 'Each time, you choose what you pay and when.' },
    auto: { name: 'Automatic', text: 'Each contribution is debited on its due date.' },
    auto_usual: {
      name: 'Automatic for regular condo fees',
      text: 'Only regular condo fees are debited on their due date. Approved work and adjustments wait for your decision.',
    },
  },
  kind: {
    title: 'What is debited',
    change: 'Change',
    choose: 'What would you like to pay by pre-authorized debit?',
    next: 'Continue',
    from: 'Today',
    to: 'From now on',
    send: 'Confirm the change',
    changed: 'Your choice is saved',
    out_of_slot: 'Online payment has just closed for the night. Make this change tomorrow morning.',
    refused: 'Your agreement has changed in the meantime: nothing was changed.',
  },
  acts: {
    create: 'Create my agreement',
    changeAccount: 'Use another bank account',
    pay: 'Pay',
    resume: 'Resume',
    drop: 'Discard',
    revoke: 'Cancel the agreement',
  },
  end: {
    title: 'End the agreement',
    text: 'You may cancel your agreement at any time; nothing more will be debited. You will still have to pay what you owe some other way.',
  },
  drop: {
    question: 'Discard this agreement?',
    text: 'What you have filled in will be deleted. You can start again whenever you like.',
    textReplacing: 'The new account details will be deleted. Your agreement in force does not change.',
    confirm: 'Discard',
    done: 'The unsigned agreement was discarded',
  },
  revoke: {
    question: 'Cancel your agreement?',
    text: 'Nothing more will be debited. To pay online again, you will have to sign another agreement.',
    confirm: 'Cancel the agreement',
    done: 'Your agreement is cancelled',
  },
}
