import { refunds as french } from '../../fr-FR/payments/refunds.ts'
import { overlay } from '../../overlay.ts'

export const refunds = overlay(french, {
  account: 'Dans quel compte?',
  mandateAccount: 'Le compte de votre accord',
  announced: '{{amount}} de votre crédit sont déjà comptés dans un débit annoncé.',
  withdraw: { question: 'Retirer votre demande?' },
})
