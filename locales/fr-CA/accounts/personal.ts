import { personal as french } from '../../fr-FR/accounts/personal.ts'
import { overlay } from '../../overlay.ts'

export const personal = overlay(french, {
  standing: {
    next: 'Prochaine contribution : {{amount}}, à payer le {{date}} au plus tard.',
    nextAfterCredit:
      'Prochaine contribution : {{amount}}, à payer le {{date}} au plus tard, une fois déduits {{credit}} de votre crédit.',
    nextPaid: 'Votre crédit règle la contribution du {{date}}.',
    noNext: 'Aucune contribution n’est prévue dans les douze mois à venir.',
    called: 'Facturé sur douze mois : {{amount}}.',
    calledWithChange: 'Facturé sur douze mois : {{amount}} ({{change}} par rapport aux douze mois précédents).',
  },
  kinds: { total: 'Total', none: 'Rien n’a encore été facturé.' },
  lots: {
    title: 'Par fraction',
    lot: 'Fraction',
    name: 'Fraction {{number}}, {{kind}}',
    kinds: { flat: 'logement', cellar: 'rangement' },
  },
  identities: { none: 'Hors de vos fractions' },
  calls: {
    title: 'Contributions à venir',
    chart: 'Ce qui vous sera demandé dans les douze mois',
    description: 'Chaque barre est ce qui vous sera demandé dans le mois, avant déduction d’un crédit.',
    call: 'Contribution',
    announced: 'Ce qui vous sera demandé ce jour-là',
    issued: 'Ce qui vous a été demandé ce jour-là',
    none: 'Aucune contribution n’est encore prévue. Elles apparaissent ici dès que le conseil d’administration a fixé le budget.',
  },
  fund: {
    title: 'Fonds de prévoyance',
    whole:
      'La copropriété a mis {{total}} de côté pour ses réparations majeures. Vous détenez {{tantiemes}} des {{whole}} parts.',
    stays: 'Cette épargne appartient au syndicat : elle n’est pas remboursée lors d’une vente.',
    none: 'La copropriété n’a pas encore d’épargne pour ses réparations majeures.',
  },
  statement: {
    title: 'État de compte',
    noYear: 'Votre état de compte apparaîtra ici.',
    caption: 'État de compte de l’exercice {{years}}',
    preparing: 'Préparation de l’état de compte',
    failed: 'L’état de compte n’a pas pu être téléchargé. Vérifiez votre connexion et réessayez.',
    fileName: 'etat-de-compte-{{years}}.{{format}}',
    ofLot: 'fraction {{number}}',
    emptyText: 'Le comptable de votre gestionnaire inscrit ici vos contributions et vos paiements.',
  },
  explain: {
    words: 'Que veulent dire ces comptes?',
    journals: { AF: 'de contribution', CL: 'de fermeture' },
    sentences: {
      called: '{{amount}} vous ont été facturés pendant l’année.',
      budget: '{{amount}} sont prévus au budget de l’année, à répartir entre toutes les fractions.',
      budgetOfKey: '{{amount}} sont prévus au budget de l’année, à répartir selon la clé « {{name}} ».',
      worksFund: '{{amount}} sont prévus au budget de l’année pour ce fonds.',
      restOne: 'Le partage laisse un cent : il va à ce qui a le plus grand reste, ici à {{who}}.',
      restOther: 'Le partage laisse {{count}} cents : ils vont un par un aux plus grands restes, {{who}}.',
      instalment: 'En {{count}} versements; ici, {{amount}}.',
      lot: 'Votre fraction {{name}} porte {{weight}} des {{whole}} parts : {{amount}}.',
    },
    glossary: {
      a4000: 'Ce que l’immeuble demande à tous pour fonctionner.',
      a4010: 'Ce que l’immeuble demande à tous pour ses grands travaux futurs.',
    },
  },
})
