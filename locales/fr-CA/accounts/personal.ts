import { personal as french } from '../../fr-FR/accounts/personal.ts'
import { overlay } from '../../overlay.ts'

export const personal = overlay(french, {
  lots: { kinds: { flat: 'logement', cellar: 'rangement' } },
  fund: {
    title: 'Fonds de prévoyance',
    whole:
      'La copropriété a mis {{total}} de côté pour ses réparations majeures. Vos fractions portent {{tantiemes}} des {{whole}} parts.',
    share: 'La part de vos fractions est de {{share}}.',
    stays: 'Cette épargne appartient au syndicat : elle n’est pas remboursée lors d’une vente.',
    none: 'La copropriété n’a pas encore d’épargne pour ses réparations majeures.',
  },
  statement: { emptyText: 'Le comptable de votre gestionnaire inscrit ici les appels et vos paiements.' },
  explain: {
    words: 'Que veulent dire ces comptes?',
    sentences: { instalment: 'En {{count}} appels; celui-ci est de {{amount}}.' },
  },
})
