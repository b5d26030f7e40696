import type { Translated } from '../../catalogue.ts'
import type { mandates as source } from '../../fr-FR/server/mandates.ts'
import { mandateTerms } from '../payments/mandateTerms.ts'

export const mandates: Translated<typeof source> = {
  code: '{{brand}}: your code to sign the agreement is {{code}}. It is valid for {{minutes}} minutes. Give it to nobody.',
  paper: {
    ...mandateTerms,
    file: 'Agreement {{rum}}',
    institution: 'Institution',
    transit: 'Transit',
    signed: 'Signed electronically by {{name}}, {{moment}}',
    proof:
      'Electronic signature by a code sent to the signatory’s phone. This document is sealed so that every change to it shows.',
  },
  receipt: {
    title: 'Payment receipt',
    file: 'Receipt {{reference}}',
    lead: 'Your payment has been collected and entered in the accounts of the building.',
    place: 'Building',
    payer: 'Paid by',
    creditor: 'Collected by',
    amount: 'Amount',
    collectedOn: 'Debited on',
    account: 'Account debited',
    rum: 'Agreement',
    reference: 'Reference on your bank statement',
    settles: 'What this payment settles',
    dueOn: 'Due date',
    what: 'Contribution',
    lot: 'Unit',
    settled: 'Settled',
    credit: 'Credit towards the next contributions',
  },
}
