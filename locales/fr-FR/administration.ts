export const administration = {
  lead: 'Pendant une heure, vous voyez ce que voit cette personne. Vous ne pouvez ni voter, ni signer, ni payer à sa place.',
  forbiddenTitle: 'Cette page est réservée aux administrateurs',
  forbiddenText: 'Elle leur permet de consulter le portail au nom d’une personne.',
  search: 'Rechercher une personne',
  searchHint: 'Par nom, adresse e-mail ou immeuble',
  searching: 'Recherche en cours',
  found: {
    one: '{{count}} personne trouvée',
    other: '{{count}} personnes trouvées',
  },
  results: 'Personnes',
  nobody: 'Personne ne correspond à cette recherche',
  nobodyText: 'Essayez avec une partie du nom, de l’adresse e-mail ou de l’immeuble.',
  more: 'Afficher plus de personnes',
  noPlace: 'Aucun immeuble',
  chosen: 'Personne choisie',
  change: 'Choisir une autre personne',
  reason: 'Motif de la consultation',
  reasonHint: 'Il est inscrit au journal, avec votre nom. Par exemple : appel du 12 mars, facture introuvable.',
  start: 'Consulter',
  starting: 'Ouverture de la consultation',
  refused: 'Le portail n’a pas pu s’ouvrir au nom de cette personne. Réessayez, ou choisissez-en une autre.',
} as const

export const texts = { administration } as const
