import { reasons as french } from '../../fr-FR/payments/reasons.ts'
import { overlay } from '../../overlay.ts'

export const reasons = overlay(french, {
  unknownAccount: 'Votre institution ne reconnaît pas ce compte.',
  accountBlocked: 'Votre institution a bloqué ce compte.',
  refunded: 'Remboursé par votre institution, somme toujours due.',
  notExecuted: 'Votre institution n’a pas pu l’exécuter.',
  noReason: 'Votre institution ne donne pas de motif.',
  accountClosed: 'Ce compte est fermé.',
  noDebits: 'Ce compte n’accepte pas de débit.',
  unknownAgreement: 'Votre institution financière ne reconnaît pas cet accord de débit préautorisé.',
  agreementRevoked: 'Vous avez annulé l’accord de débit préautorisé.',
  wrongCurrency: 'Ce compte n’est pas en dollars canadiens.',
  stoppedByDebtor: 'Vous avez arrêté ce débit.',
  noFunds: 'Provision insuffisante dans ce compte.',
})
