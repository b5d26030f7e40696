import { refunds as french } from '../../fr-FR/payments/refunds.ts'
import { overlay } from '../../overlay.ts'

export const refunds = overlay(french, {
  free: '{{amount}} peuvent vous être remboursés. Si vous ne demandez rien, ce crédit réglera vos prochaines contributions.',
  account: 'Dans quel compte?',
  mandateAccount: 'Le compte de votre accord',
  announced: '{{amount}} de votre crédit sont déjà comptés dans un débit annoncé.',
  withdraw: {
    question: 'Retirer votre demande?',
    text: '{{amount}} resteront sur votre compte et régleront vos prochaines contributions.',
  },
})
