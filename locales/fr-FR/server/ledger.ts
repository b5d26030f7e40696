/** What the portal writes in the books of a place. */
export const ledger = {
  budgetCall: 'Appel de provisions – échéance du {{day}}',
  fundCall: 'Fonds de travaux – échéance du {{day}}',
  worksCall: '{{label}} – appel {{number}} sur {{count}}',
  debitCollected: 'Prélèvement {{reference}}',
  debitReversed: 'Prélèvement impayé {{reference}}',
  unknownCollection: 'Mouvement de prélèvement à identifier',
  creditUsed: 'Crédit imputé sur les sommes dues',
  sellerAdvance: 'Avances rendues au vendeur du lot {{number}}',
  buyerAdvance: 'Avances appelées auprès de l’acquéreur du lot {{number}}',
  worksUsed: '{{label}} – provisions utilisées',
  worksCarried: '{{label}} – travaux en cours',
  worksSettled: '{{label}} – solde des travaux',
  result: 'Répartition du résultat de l’exercice',
  mirrored: 'Extourne – {{label}}',
  opening: 'Report à nouveau',
  regularisationMoved: 'Régularisation du lot {{number}} – changement de copropriétaire',
} as const
