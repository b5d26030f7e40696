import { paying as french } from '../../fr-FR/payments/paying.ts'
import { overlay } from '../../overlay.ts'

export const paying = overlay(french, {
  due: {
    creditUsed: 'Votre crédit de {{amount}} sera déduit de vos prochaines contributions.',
    mandate: 'Voir mon accord',
    setUp: 'Créer mon accord',
  },
  debts: {
    laterLead: 'Ces contributions ne sont pas encore exigibles. Vous pouvez les payer d’avance.',
    lot: 'fraction {{number}}',
    lots: 'Voir les {{count}} fractions',
    ofLot: 'Fraction {{number}}',
    ofNoLot: 'Sans fraction',
    together: 'Contributions du {{date}}',
  },
  choice: {
    title: 'Que voulez-\u2060vous payer?',
    what: { debts: 'Certaines contributions' },
    debts: 'Les contributions à payer',
    debtsRequired: 'Cochez au moins une contribution',
    someLots: 'Choisir parmi les {{count}} fractions',
    creditText:
      'Vous payez {{amount}}. Ce qui dépasse votre dette restera sur votre compte comme un crédit, déduit de vos prochaines contributions.',
  },
  confirm: {
    collectOn: 'Présenté à votre institution financière le',
    credit: 'Crédit pour vos prochaines contributions',
  },
  sent: { notSettled: 'Il est en cours : votre solde change quand l’institution l’a confirmé.' },
  refused: { mandateTitle: 'Une erreur est survenue avec votre accord' },
})
