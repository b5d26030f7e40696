import { refundDesk as french } from '../../fr-FR/payments/refundDesk.ts'
import { overlay } from '../../overlay.ts'

export const refundDesk = overlay(french, {
  lead: 'Deux personnes donnent leur accord à chaque remboursement, et aucune n’est le copropriétaire remboursé. Le remboursement est promis dans les huit jours ouvrables.',
  days: {
    left: { one: 'Encore {{count}} jour ouvrable', other: 'Encore {{count}} jours ouvrables' },
    late: { one: 'En retard de {{count}} jour ouvrable', other: 'En retard de {{count}} jours ouvrables' },
  },
  sources: { bank: 'Selon l’institution financière', manager: 'Fait par le gestionnaire' },
  sentences: {
    inFile: 'Le dépôt est dans un fichier pour l’institution financière.',
    confirmed: 'Deux personnes sont d’accord : elle part dans le prochain fichier de dépôts.',
    booked: 'Déposé le {{date}}, et inscrit dans les comptes.',
    refused: 'L’institution n’a pas pu faire le dépôt ({{code}}). Le crédit est de nouveau disponible.',
  },
  approve: { question: 'Approuver ce remboursement?' },
  confirm: {
    question: 'Confirmer ce remboursement?',
    text: '{{amount}} seront déposés pour {{name}}, dans le compte {{account}}, avec le prochain fichier de dépôts.',
  },
  settle: {
    act: 'Déposé à la main',
    actOf: 'Inscrire le dépôt fait à la main pour {{name}}',
    title: 'Dépôt fait à la main',
    lead: 'Vous avez fait ce dépôt à l’institution financière, sans fichier. Il est inscrit dans les comptes et ne pourra plus partir dans un fichier.',
    day: 'Jour du dépôt',
    send: 'Inscrire le dépôt',
  },
  states: { confirmed: 'À déposer' },
  ready: 'À déposer',
  executeOn: 'L’institution fera les dépôts le {{date}}.',
  files: {
    sums: { one: 'Un dépôt, {{amount}}', other: '{{count}} dépôts, {{amount}}' },
    answers: 'Déposés : {{transferred}}, refusés : {{refused}}',
    refused: 'Rien n’a été créé : un collègue a été plus rapide, ou il n’y a plus rien à déposer.',
  },
  answers: 'Les réponses de l’institution financière à ces fichiers se déposent avec celles des débits.',
  toAnswers: 'Ouvrir les débits préautorisés',
})
