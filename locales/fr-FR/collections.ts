import { bankAnswers } from './payments/bankAnswers.ts'
import { refundDesk } from './payments/refundDesk.ts'

/** The debits of a place, as the accountant hands them to the bank. */
const collections = {
  lead: 'Ce que la banque de l’immeuble doit prélever, et les fichiers qui le lui demandent.',
  outlook: {
    title: 'À prélever',
    ready: 'À mettre dans le prochain fichier',
    later: 'Plus tard',
    laterHint: 'Les copropriétaires peuvent encore suspendre ces prélèvements.',
    none: 'Aucun prélèvement n’est prêt.',
    noneText: 'Les paiements demandés et les prélèvements automatiques apparaissent ici dès qu’ils peuvent partir.',
    day: 'Jour du prélèvement',
    count: 'Prélèvements',
    counts: { one: '{{count}} prélèvement', other: '{{count}} prélèvements' },
    amount: 'Montant',
    total: 'Total',
    held: {
      one: 'Un prélèvement suspendu par son copropriétaire, de {{amount}}.',
      other: '{{count}} prélèvements suspendus par leurs copropriétaires, de {{amount}} en tout.',
    },
    leftOut: 'Laissés de côté : leur mandat n’est pas en vigueur',
    owner: 'Copropriétaire',
  },
  make: {
    prepare: 'Préparer le fichier',
    title: 'Le fichier pour la banque',
    text: '{{count}} prélèvements, {{amount}} en tout.',
    one: 'Un prélèvement, {{amount}}.',
    format: 'Format attendu par la banque',
    formats: {
      pain008001_02: 'pain.008.001.02 (SEPA)',
      pain008001_08: 'pain.008.001.08 (SEPA, depuis 2023)',
      pain001001_03: 'pain.001.001.03 (SEPA)',
      pain001001_09: 'pain.001.001.09 (SEPA, depuis 2023)',
      cpa005: 'CPA-005 (Paiements Canada)',
    },
    leftOut: '{{count}} prélèvements n’y seront pas : leur mandat n’est pas en vigueur.',
    confirm: 'Créer le fichier',
    done: 'Le fichier est prêt : remettez-le à la banque',
    refused: 'Rien n’a été créé : un collègue a été plus rapide, ou il n’y a plus rien à prélever.',
    failed: 'Le fichier n’a pas pu être créé. Réessayez sans crainte : il n’y en aura qu’un.',
  },
  files: {
    title: 'Fichiers',
    none: 'Aucun fichier pour l’instant.',
    more: 'Voir les fichiers plus anciens',
    of: 'Fichier {{id}}',
    states: { made: 'À remettre', handedOut: 'Remis', cancelled: 'Annulé' },
    sums: { one: 'Un prélèvement, {{amount}}', other: '{{count}} prélèvements, {{amount}}' },
    made: 'Créé par {{name}} le {{date}}',
    handedOut: 'Remis par {{name}} le {{date}}',
    somebody: 'un collègue',
    answers: 'Prélevés : {{collected}}, refusés : {{refused}}',
    download: 'Télécharger',
    handOut: {
      act: 'Remettre à la banque',
      question: 'Remettre ce fichier à la banque ?',
      text: 'Il est remis une seule fois, et votre nom est enregistré. Vous pourrez ensuite le télécharger et l’envoyer à la banque. Il ne pourra plus être annulé.',
      confirm: 'Remettre',
      done: 'Le fichier est remis : téléchargez-le pour l’envoyer',
      failed: 'Ce fichier ne peut plus être remis : un collègue a été plus rapide.',
    },
    cancel: {
      act: 'Annuler le fichier',
      question: 'Annuler ce fichier ?',
      text: 'Ses prélèvements attendront le prochain fichier.',
      confirm: 'Annuler le fichier',
      done: 'Le fichier est annulé',
      failed: 'Ce fichier ne peut plus être annulé : un collègue l’a déjà remis, ou annulé.',
    },
  },
} as const

export const texts = { collections, bankAnswers, refundDesk } as const
