import { paying as french } from '../../fr-FR/payments/paying.ts'
import { overlay } from '../../overlay.ts'

export const paying = overlay(french, {
  due: { mandate: 'Voir mon accord', setUp: 'Mettre en place le débit préautorisé' },
  debts: {
    lot: 'fraction {{number}}',
    lots: 'Voir les {{count}} fractions',
    ofLot: 'Fraction {{number}}',
    ofNoLot: 'Sans fraction',
  },
  choice: { title: 'Que voulez-\u2060vous payer?', someLots: 'Choisir parmi les {{count}} fractions' },
  confirm: { collectOn: 'Présenté à votre institution financière le' },
  refused: { mandateTitle: 'Une erreur est survenue avec votre accord' },
})
