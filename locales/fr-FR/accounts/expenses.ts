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
  more: 'Voir la suite',
  providers: {
    title: 'Par fournisseur',
    lead: 'Ce que chaque fournisseur a facturé sur l’exercice, avoirs déduits, travaux compris. La dernière ligne réunit ce qu’aucune facture n’explique : frais bancaires, ou travaux qu’un exercice reprend du précédent. Seuls le conseil syndical et l’agence lisent cette liste.',
    provider: 'Fournisseur',
    share: 'Part',
    others: 'Sans fournisseur',
    nothing: 'Aucune facture de cet exercice ne nomme un fournisseur.',
  },
  nothing: {
    title: 'Aucune dépense',
    text: 'Les dépenses apparaissent dès qu’elles sont enregistrées.',
    ofKey: 'Cette clé ne supporte aucune dépense sur cet exercice.',
  },
} as const
