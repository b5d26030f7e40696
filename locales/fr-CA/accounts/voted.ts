import { voted as french } from '../../fr-FR/accounts/voted.ts'
import { overlay } from '../../overlay.ts'

export const voted = overlay(french, {
  heading: { budget: 'Le budget adopté' },
  lead: {
    budget:
      'Le budget d’un exercice tel que le conseil d’administration l’a fixé après avoir consulté l’assemblée, compte par compte. Il peut être remplacé tant qu’aucun appel n’est émis.',
  },
  decisionHint: { budget: 'Sa date en est reprise.' },
  votedOn: 'Adopté le',
  worksFund: 'Fonds de prévoyance',
  worksFundHint: 'Contribution de l’année, appelée avec le budget à toutes les fractions.',
  rhythmHint: 'Chaque trimestre, sauf si le conseil d’administration en a décidé autrement.',
  rhythms: { everyown: 'Aux dates choisies par le conseil d’administration' },
  grantsHint: 'Elles ne sont pas appelées aux fractions.',
  loansHint: 'Il n’est pas appelé aux fractions.',
  leastFund: 'Contribution au fonds de prévoyance : au moins {{amount}}, soit 5 % du budget.',
  faults: {
    notACharge: 'Ce compte n’est pas un compte de charges d’exploitation',
    keyWithoutLots: 'Aucune fraction ne porte cette clé',
  },
  planned: {
    lead: 'Ce qui sera appelé, et quand. Chaque appel s’ouvre pour montrer la part d’une fraction et son calcul.',
    ofLot: 'Part de la fraction',
  },
  reviewing: {
    why: 'Fraction {{number}} : appel du {{date}}',
    once: '{{name}} : {{instalment}} appelés; la fraction porte {{weight}} parts sur {{whole}}, soit {{amount}}.',
    often:
      '{{name}} : {{voted}} en {{count}} appels, ici {{instalment}}; la fraction porte {{weight}} parts sur {{whole}}, soit {{amount}}.',
    nothing: 'Cette fraction ne porte rien de ces montants.',
  },
})
