import type { ReasonSentence } from '#contract/payments/bankReasons.ts'

export const reasons = {
  unknownIban: 'Your bank does not know this IBAN.',
  unknownAccount: 'Your bank does not know this account.',
  accountClosed: 'This account is closed.',
  noDebits: 'This account takes no debits.',
  accountBlocked: 'Your bank blocked this account.',
  unknownMandate: 'Your bank does not know this mandate.',
  unknownAgreement: 'Your bank does not know this debit agreement.',
  agreementRevoked: 'You revoked the debit agreement.',
  wrongCurrency: 'This account is not in the currency of the debit.',
  wrongName: 'The holder’s name does not match this account.',
  refunded: 'Refunded by your bank, still due.',
  refusedByDebtor: 'You refused this debit.',
  stoppedByDebtor: 'You stopped this debit.',
  filtered: 'Your bank filters our debits.',
  notExecuted: 'Your bank could not execute it.',
  noFunds: 'Not enough money.',
  notCleared: 'The money in this account is not available yet.',
  duplicate: 'Duplicate cancelled.',
  noReason: 'Your bank gives no reason.',
  ourFault: 'A fault on our side.',
} satisfies Record<ReasonSentence, string>
