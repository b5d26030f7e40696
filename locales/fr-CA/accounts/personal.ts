import { personal as french } from '../../fr-FR/accounts/personal.ts'
import { overlay } from '../../overlay.ts'

export const personal = overlay(french, {
  kinds: { total: 'Total' },
  lots: {
    title: 'Par fraction',
    lot: 'Fraction',
    name: 'Fraction {{number}}, {{kind}}',
    kinds: { flat: 'logement', cellar: 'rangement' },
  },
  calls: {
    none: 'Aucun appel n’est encore prévu. Ils apparaissent ici dès que le conseil d’administration a fixé le budget.',
  },
  fund: {
    title: 'Fonds de prévoyance',
    whole:
      'La copropriété a mis {{total}} de côté pour ses réparations majeures. Vous détenez {{tantiemes}} des {{whole}} quotes-parts.',
    stays: 'Cette épargne appartient au syndicat : elle n’est pas remboursée lors d’une vente.',
    none: 'La copropriété n’a pas encore d’épargne pour ses réparations majeures.',
  },
  statement: { ofLot: 'fraction {{number}}' },
  explain: {
    words: 'Que veulent dire ces comptes?',
    sentences: {
      budget: '{{amount}} sont prévus au budget de l’année, à répartir entre toutes les fractions.',
      budgetOfKey: '{{amount}} sont prévus au budget de l’année, à répartir selon la clé « {{name}} ».',
      worksFund: '{{amount}} sont prévus au budget de l’année pour ce fonds.',
      restOne: 'Le partage laisse un cent : il va à ce qui a le plus grand reste, ici à {{who}}.',
      restOther: 'Le partage laisse {{count}} cents : ils vont un par un aux plus grands restes, {{who}}.',
      instalment: 'En {{count}} appels; ici, {{amount}}.',
      lot: 'Votre fraction {{name}} porte {{weight}} des {{whole}} parts : {{amount}}.',
    },
  },
})
