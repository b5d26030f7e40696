import type { ReasonSentence } from '#contract/payments/bankReasons.ts'

export const reasons = {
  unknownIban: 'Your bank does not recognize this IBAN.',
  unknownAccount: 'Your bank does not recognize this account.',
  accountClosed: 'This account is closed.',
  noDebits: 'This account does not accept debits.',
  accountBlocked: 'Your bank blocked this account.',
  unknownMandate: 'Your bank does not recognize this mandate.',
  unknownAgreement: 'Your bank does not recognize this debit agreement.',
  agreementRevoked: 'You revoked the debit agreement.',
  wrongCurrency: 'This account is not in the currency of the debit.',
  wrongName: 'The holder’s name does not match this account.',
  refunded: 'Refunded by your bank; the amount is still due.',
  refusedByDebtor: 'You refused this debit.',
  stoppedByDebtor: 'You stopped this debit.',
  filtered: 'Your bank filters our debits.',
  notExecuted: 'Your bank could not process it.',
  noFunds: 'Insufficient funds.',
  notCleared: 'The money in this account is not available yet.',
  duplicate: 'Duplicate cancelled.',
  noReason: 'Your bank gives no reason.',
  ourFault: 'A problem on our side.',
} satisfies Record<ReasonSentence, string>
