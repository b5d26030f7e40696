import { texts as french } from '../fr-FR/collections.ts'
import { overlay } from '../overlay.ts'
import { bankAnswers } from './payments/bankAnswers.ts'
import { refundDesk } from './payments/refundDesk.ts'

export const texts = overlay(french, {
  bankAnswers,
  refundDesk,
  collections: {
    lead: 'Ce que l’institution financière doit débiter, et les fichiers à lui remettre.',
    outlook: {
      title: 'À débiter',
      laterHint: 'Les copropriétaires peuvent encore suspendre ces débits.',
      none: 'Aucun débit n’est prêt.',
      noneText: 'Les paiements demandés et les débits automatiques apparaissent ici dès qu’ils peuvent partir.',
      day: 'Jour du débit',
      count: 'Débits',
      counts: { one: '{{count}} débit', other: '{{count}} débits' },
      held: {
        one: 'Un débit suspendu par son copropriétaire, de {{amount}}.',
        other: '{{count}} débits suspendus par leurs copropriétaires, de {{amount}} en tout.',
      },
      leftOut: 'Laissés de côté : leur accord n’est pas en vigueur',
    },
    make: {
      title: 'Le fichier pour l’institution',
      format: 'Format attendu par l’institution',
      done: 'Le fichier est prêt : remettez-le à l’institution',
      text: '{{count}} débits, {{amount}} en tout.',
      one: 'Un débit, {{amount}}.',
      formats: {
        pain008001_02: 'pain.008.001.02',
        pain008001_08: 'pain.008.001.08',
        pain001001_03: 'pain.001.001.03',
        pain001001_09: 'pain.001.001.09',
      },
      leftOut: '{{count}} débits n’y seront pas : leur accord n’est pas en vigueur.',
      refused: 'Rien n’a été créé : un collègue a été plus rapide, ou il n’y a plus rien à débiter.',
    },
    files: {
      sums: { one: 'Un débit, {{amount}}', other: '{{count}} débits, {{amount}}' },
      answers: 'Débités : {{collected}}, refusés : {{refused}}',
      handOut: {
        act: 'Remettre à l’institution',
        question: 'Remettre ce fichier à l’institution financière?',
        text: 'Il est remis une seule fois, et votre nom est enregistré. Vous pourrez ensuite le télécharger et l’envoyer à l’institution. Il ne pourra plus être annulé.',
      },
      cancel: { question: 'Annuler ce fichier?', text: 'Ses débits attendront le prochain fichier.' },
    },
  },
})
