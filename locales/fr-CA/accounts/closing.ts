import { closing as french } from '../../fr-FR/accounts/closing.ts'
import { overlay } from '../../overlay.ts'

export const closing = overlay(french, {
  lead: 'La fermeture arrête les comptes d’un exercice terminé. Ils sont ensuite présentés à l’assemblée des copropriétaires.',
  years: { closed: '{{years}} (fermé, à présenter)', approved: '{{years}} (présenté)' },
  open: {
    none: 'Ouvrez le premier : le budget, les contributions et les écritures peuvent ensuite y entrer.',
    lead: 'Il commence le {{date}}, au lendemain du précédent. Le budget, les contributions et les écritures peuvent y entrer aussitôt. Les soldes y arrivent à la fermeture du précédent.',
  },
  missing: {
    lead: 'L’exercice pourra être fermé quand tout sera réglé.',
    yearNotOver: 'L’exercice se termine le {{date}} : il se ferme à partir du lendemain.',
    callsNotIssued: 'Une contribution de l’exercice n’est pas encore demandée. Elle l’est automatiquement à sa date.',
    keyWithoutLots: 'Des dépenses sont affectées à une clé de répartition qui ne concerne aucune fraction.',
  },
  mend: { earlierYearOpen: 'Fermer l’exercice précédent', callsNotIssued: 'Voir les contributions' },
  result: { called: 'Contributions demandées' },
  ready: {
    title: 'Ce que fait la fermeture',
    next: 'Les soldes de fermeture ouvrent l’exercice suivant.',
    close: 'Fermer l’exercice {{years}}',
  },
  question: {
    title: 'Fermer l’exercice {{years}}?',
    text: 'Un exercice fermé ne se rouvre pas.',
    confirm: 'Fermer',
  },
  closed: {
    title: 'Exercice fermé, comptes à présenter',
    toBalances: 'Voir les soldes, copropriétaire par copropriétaire',
    approve: 'Enregistrer la présentation des comptes',
  },
  approved: { title: 'Comptes présentés', text: 'Ils ont été présentés à l’assemblée le {{date}}.' },
})
