import { reasons as french } from '../../fr-FR/payments/reasons.ts'
import { overlay } from '../../overlay.ts'

export const reasons = overlay(french, {
  accountClosed: 'Ce compte est fermé.',
  noDebits: 'Ce compte n’accepte pas de débit.',
  unknownAgreement: 'Votre institution financière ne reconnaît pas cet accord de débit préautorisé.',
  agreementRevoked: 'Vous avez annulé l’accord de débit préautorisé.',
  wrongCurrency: 'Ce compte n’est pas en dollars canadiens.',
  stoppedByDebtor: 'Vous avez arrêté ce débit.',
  noFunds: 'Provision insuffisante dans ce compte.',
})
