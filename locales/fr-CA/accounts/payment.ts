import { payment as french } from '../../fr-FR/accounts/payment.ts'
import { overlay } from '../../overlay.ts'

export const payment = overlay(french, {
  submit: 'Enregistrer le paiement',
  done: 'Paiement enregistré',
  unanswered:
    'Pas de réponse du réseau. Réessayez dès que la connexion revient : le paiement ne sera enregistré qu’une fois.',
  failed: 'Le paiement n’est pas enregistré. Tout est conservé : réessayez dans un instant.',
  preview: {
    title: 'Ce que ce paiement acquitte',
    credit: '{{amount}} restent en avance, à valoir sur les prochaines contributions.',
  },
})
