import type { FrameCatalogue } from '../catalogue.ts'

export const search: FrameCatalogue['search'] = {
  prompt: 'Rechercher ou aller à…',
  title: 'Rechercher et agir',
  field: 'Page, action, immeuble ou personne',
  pages: 'Pages',
  commands: 'Actions',
  places: 'Immeubles',
  people: 'Personnes',
  reports: 'Signalements',
  results: 'Résultats',
  searching: 'Recherche en cours',
  none: 'Aucun résultat pour « {{text}} »',
  noneHint: 'Essayez un nom, une adresse, une ville ou le titre d’une page.',
  failed: 'La recherche d’immeubles et de personnes n’a pas abouti.',
  count: { one: '{{count}} résultat', other: '{{count}} résultats' },
  toChoose: 'choisir',
  toOpen: 'ouvrir',
  toClose: 'fermer',
  control: 'Ctrl',
  changePlace: 'Changer d’immeuble',
  speak: 'Afficher le portail en {{language}}',
}
