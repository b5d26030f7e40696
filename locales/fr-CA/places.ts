import type { ApplicationCatalogue } from '../catalogue.ts'

export const places: ApplicationCatalogue['places'] = {
  mine: 'Vos immeubles',
  lots: { one: '{{count}} fraction', other: '{{count}} fractions' },
  buildings: { one: '{{count}} bâtiment', other: '{{count}} bâtiments' },
  more: 'Voir plus d’immeubles',
  noneTitle: 'Aucun immeuble pour l’instant',
  noneText: 'Votre compte n’est lié à aucun immeuble. Votre gestionnaire peut le faire pour vous.',
  contactManager: 'Écrire à votre gestionnaire',
}
