import { voted as french } from '../../fr-FR/accounts/voted.ts'
import { overlay } from '../../overlay.ts'

export const voted = overlay(french, {
  heading: { budget: 'Le budget adopté' },
  lead: {
    budget:
      'Le budget d’un exercice tel que le conseil d’administration l’a fixé après avoir consulté l’assemblée, compte par compte. Il peut être remplacé tant qu’aucune contribution n’est demandée.',
    works: 'Les travaux tels que l’assemblée les a votés, et les jours où leur montant est demandé.',
  },
  decisionHint: { budget: 'Sa date en est reprise.' },
  votedOn: 'Adopté le',
  worksFund: 'Fonds de prévoyance',
  worksFundHint: 'Contribution de l’année, demandée avec le budget à toutes les fractions.',
  rhythm: 'Contributions',
  rhythmHint: 'Chaque trimestre, sauf si le conseil d’administration en a décidé autrement.',
  rhythms: { everyown: 'Aux dates choisies par le conseil d’administration' },
  ownDay: 'Date {{number}}',
  grantsHint: 'Elles ne sont pas demandées aux fractions.',
  loansHint: 'Il n’est pas demandé aux fractions.',
  leastFund: 'Contribution au fonds de prévoyance : au moins {{amount}}, soit 5 % du budget.',
  row: { works: 'Contribution {{number}}' },
  addRow: { works: 'Ajouter une contribution' },
  removeRow: { works: 'Retirer la contribution {{number}}' },
  amount: { works: 'Montant demandé' },
  total: { works: 'Total des contributions' },
  balance: {
    complete: 'Les contributions couvrent tout le montant voté.',
    lacking: 'Il reste {{amount}} à demander.',
    exceeding: 'Les contributions dépassent de {{amount}} le montant voté.',
  },
  review: 'Voir les contributions',
  faults: {
    notACharge: 'Ce compte n’est pas un compte de charges d’exploitation',
    keyWithoutLots: 'Aucune fraction ne porte cette clé',
    apart: 'Le total des contributions doit être égal au montant voté.',
    alreadyCalled: 'Une contribution de ce budget est déjà demandée, ou l’exercice est fermé',
  },
  planned: {
    lead: 'Ce qui sera demandé, et quand. Chaque contribution s’ouvre pour montrer la part d’une fraction et son calcul.',
    caption: 'Contributions prévues',
    call: 'Contribution',
    none: 'Aucune contribution n’est prévue',
    noneText: 'Les contributions apparaissent ici dès que le budget ou des travaux votés sont enregistrés.',
    ofLot: 'Part de la fraction',
  },
  reviewing: {
    title: 'Relire les contributions',
    lead: 'Ces contributions sont annoncées à chaque copropriétaire, puis portées à son compte le jour de l’échéance.',
    caption: 'Contributions prévues',
    sum: 'En tout, {{amount}} seront demandés.',
    why: 'Fraction {{number}} : contribution du {{date}}',
    once: '{{name}} : {{instalment}} demandés; la fraction porte {{weight}} parts sur {{whole}}, soit {{amount}}.',
    often:
      '{{name}} : {{voted}} en {{count}} contributions, ici {{instalment}}; la fraction porte {{weight}} parts sur {{whole}}, soit {{amount}}.',
    nothing: 'Cette fraction ne porte rien de ces montants.',
  },
  recorded: { text: 'Première contribution le {{date}} : {{amount}} pour tout l’immeuble.' },
})
