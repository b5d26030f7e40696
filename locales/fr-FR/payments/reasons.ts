import type { ReasonSentence } from '#contract/payments/bankReasons.ts'

/** Why a bank has refused a debit, as the debtor reads it. */
export const reasons = {
  unknownIban: 'Votre banque ne reconnaît pas cet IBAN.',
  unknownAccount: 'Votre banque ne reconnaît pas ce compte.',
  accountClosed: 'Ce compte est clos.',
  noDebits: 'Ce compte n’accepte pas de prélèvement.',
  accountBlocked: 'Votre banque a bloqué ce compte.',
  unknownMandate: 'Votre banque ne reconnaît pas ce mandat.',
  unknownAgreement: 'Votre banque ne reconnaît pas cet accord de prélèvement.',
  agreementRevoked: 'Vous avez révoqué l’accord de prélèvement.',
  wrongCurrency: 'Ce compte n’est pas tenu dans la monnaie du prélèvement.',
  wrongName: 'Le nom du titulaire ne correspond pas à ce compte.',
  refunded: 'Remboursé par votre banque, somme toujours due.',
  refusedByDebtor: 'Vous avez refusé ce prélèvement.',
  stoppedByDebtor: 'Vous avez fait opposition à ce prélèvement.',
  filtered: 'Votre banque filtre nos prélèvements.',
  notExecuted: 'Votre banque n’a pas pu l’exécuter.',
  noFunds: 'Provision insuffisante.',
  notCleared: 'Les fonds de ce compte ne sont pas encore disponibles.',
  duplicate: 'Doublon annulé.',
  noReason: 'Votre banque ne donne pas de motif.',
  ourFault: 'Incident de notre côté.',
} as const satisfies Record<ReasonSentence, string>
