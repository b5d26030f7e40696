/** Expenses of a building, from the account down to the invoice. */
export const expenses = {
  lead: 'Ce que l’immeuble a dépensé, poste par poste. Ouvrez un poste pour voir ses écritures, puis une écriture pour voir sa facture.',
  total: 'Dépenses de l’exercice',
  share: '{{share}} du total',
  keyHint: 'Une clé de répartition dit quels lots supportent une dépense, et dans quelle proportion.',
  everyKey: 'Toutes les clés',
  entries: 'Écritures du compte {{account}}',
  amount: 'Montant',
  hasProof: 'Pièce jointe',
  more: 'Afficher la suite',
  nothing: {
    title: 'Aucune dépense',
    text: 'Les dépenses apparaissent dès que le comptable de votre gestionnaire les enregistre.',
    ofKey: 'Cette clé ne supporte aucune dépense sur cet exercice.',
  },
} as const
