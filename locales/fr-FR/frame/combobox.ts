export const combobox = {
  results: { one: '{{count}} résultat', other: '{{count}} résultats' },
  empty: 'Rien à choisir pour l’instant.',
  noResult: 'Aucun résultat pour cette recherche.',
  loadingMore: 'Chargement de la suite',
  failed: 'La liste n’a pas pu être chargée.',
  notRefreshed: 'La liste n’a pas pu être mise à jour. Vous voyez la dernière connue.',
} as const
