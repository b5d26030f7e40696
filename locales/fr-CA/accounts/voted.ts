import { voted as french } from '../../fr-FR/accounts/voted.ts'
import { overlay } from '../../overlay.ts'

export const voted = overlay(french, {
  worksFund: 'Fonds de prévoyance',
  worksFundHint: 'Contribution de l’année, appelée avec le budget à toutes les fractions.',
  leastFund: 'Contribution au fonds de prévoyance : au moins {{amount}}, soit 5 % du budget.',
  faults: {
    notACharge: 'Ce compte n’est pas un compte de charges d’exploitation',
    keyWithoutLots: 'Aucune fraction ne porte cette clé',
  },
  reviewing: {
    why: 'Fraction {{number}} : appel du {{date}}',
    once: '{{name}} : {{instalment}} appelés; la fraction porte {{weight}} parts sur {{whole}}, soit {{amount}}.',
    often:
      '{{name}} : {{voted}} en {{count}} appels, ici {{instalment}}; la fraction porte {{weight}} parts sur {{whole}}, soit {{amount}}.',
    nothing: 'Cette fraction ne porte rien de ce vote.',
  },
})
