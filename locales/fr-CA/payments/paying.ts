import { paying as french } from '../../fr-FR/payments/paying.ts'
import { overlay } from '../../overlay.ts'

export const paying = overlay(french, {
  due: { mandate: 'Voir mon accord' },
  choice: { title: 'Que voulez-vous payer?' },
  confirm: { collectOn: 'Présenté à votre institution le' },
  refused: { mandateTitle: 'Une erreur est survenue avec votre accord' },
})
