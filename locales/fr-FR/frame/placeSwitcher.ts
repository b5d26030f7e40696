export const placeSwitcher = {
  label: 'Changer d’immeuble',
  search: 'Rechercher un immeuble',
  selected: 'Immeuble affiché :',
  changed: 'Vous consultez maintenant {{name}}.',
  failed: 'Immeubles indisponibles',
  role: 'Rôle',
  everyRole: 'Tous les rôles',
  everyCity: 'Toutes les villes',
  city: 'Ville',
  noneTitle: 'Aucun immeuble pour l’instant',
  noneText: 'Votre compte n’est rattaché à aucun immeuble. Le gestionnaire peut le faire pour vous.',
  contactManager: 'Écrire au gestionnaire',
} as const
