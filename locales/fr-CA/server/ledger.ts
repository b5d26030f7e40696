import { ledger as french } from '../../fr-FR/server/ledger.ts'
import { overlay } from '../../overlay.ts'

export const ledger = overlay(french, {
  budgetCall: 'Charges communes – échéance du {{day}}',
  fundCall: 'Fonds de prévoyance – échéance du {{day}}',
  sellerAdvance: 'Avances rendues au vendeur de la fraction {{number}}',
  buyerAdvance: 'Avances demandées à l’acquéreur de la fraction {{number}}',
  regularisationMoved: 'Régularisation de la fraction {{number}} – changement de copropriétaire',
  worksCall: '{{label}} – versement {{number}} sur {{count}}',
  importedWorksCall: '{{label}} – échéance du {{day}}',
  debitCollected: 'Débit {{reference}}',
  debitReversed: 'Débit retourné {{reference}}',
  unknownCollection: 'Mouvement de débit à identifier',
  collectionFound: 'Mouvement de débit identifié',
  result: 'Affectation du résultat de l’exercice',
})
