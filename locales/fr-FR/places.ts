export const places = {
  mine: 'Vos immeubles',
  lots: { one: '{{count}} lot principal', other: '{{count}} lots principaux' },
  buildings: { one: '{{count}} bâtiment', other: '{{count}} bâtiments' },
  more: 'Voir plus d’immeubles',
  noneTitle: 'Aucun immeuble pour l’instant',
  noneText: 'Votre compte n’est rattaché à aucun immeuble. Votre gestionnaire peut le faire pour vous.',
  contactManager: 'Écrire à votre gestionnaire',
} as const
