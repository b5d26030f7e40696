import type { Translated } from '../../catalogue.ts'
import type { mandateTerms as source } from '../../fr-FR/payments/mandateTerms.ts'

export const mandateTerms: Translated<typeof source> = {
  title: { sepa: 'SEPA Direct Debit Mandate', pad: 'Pre-authorized debit agreement' },
  reference: 'Reference of the agreement',
  authority: {
    sepa: 'By signing this mandate form, you authorise (A) {{creditor}} to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from {{creditor}}.',
    pad: 'You authorize {{creditor}} to debit the account below, and the financial institution to honour these debits.',
  },
  recourse: {
    sepa: 'As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within 8 weeks starting from the date on which your account was debited.',
    pad: 'You have certain recourse rights if any debit does not comply with this agreement. For example, you have the right to receive reimbursement for any debit that is not authorized or is not consistent with this agreement. To learn more, contact your financial institution or visit payments.ca.',
  },
  debtor: 'You',
  creditor: 'Payee',
  terms: 'What you authorize',
  name: 'Name',
  address: 'Address',
  identifier: { sepa: 'Creditor identifier', pad: 'Originator number' },
  account: 'Account',
  contact: 'For any question',
  recurrence: 'Type of payment',
  recurrent: { sepa: 'Recurrent', pad: 'Personal, with amounts and dates that vary' },
  paid: 'Amounts debited',
  kind: {
    manual: 'Those you ask for yourself, each time',
    auto: 'All contributions, when they fall due',
    auto_usual: 'Regular condo fees, when they fall due',
  },
  rights: {
    sepa: 'Each automatic debit is announced 14 days ahead. Your rights regarding this mandate are explained in a statement that you can obtain from your bank.',
    pad: 'Each debit is announced 10 calendar days ahead. You may cancel this agreement at any time, with at most 30 days’ notice, in your client area or through your manager.',
  },
}
