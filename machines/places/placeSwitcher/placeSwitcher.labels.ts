import type { ChartLabels } from '#machines/labels.ts'

export const placeSwitcherLabels: ChartLabels = {
  title: ['Changer d’immeuble', 'Switching places'],
  states: {
    closed: ['Liste fermée', 'List closed'],
    open: ['Liste ouverte', 'List open'],
    'open.list': ['Immeubles proposés', 'Places to choose from'],
    'open.list.loading': ['Chargement des immeubles', 'Loading the places'],
    'open.list.ready': ['Liste à jour', 'List up to date'],
    'open.list.loadingMore': ['Chargement de la suite', 'Loading more'],
    'open.list.moreFailed': ['Suite non chargée', 'More could not be loaded'],
    'open.list.failed': ['Liste non chargée', 'List could not be loaded'],
    'open.search': ['Recherche', 'Search'],
    'open.search.settled': ['Recherche appliquée', 'Search applied'],
    'open.search.typing': ['Recherche en cours de saisie', 'Typing a search'],
  },
  events: {
    'switcher.open': ['Ouvrir la liste', 'Open the list'],
    'switcher.close': ['Fermer la liste', 'Close the list'],
    'place.choose': ['Choisir un immeuble', 'Choose a place'],
    'filters.change': ['Changer les filtres', 'Change the filters'],
    'list.more': ['Afficher la suite', 'Show more'],
    'list.retry': ['Réessayer', 'Try again'],
    'search.change': ['Modifier la recherche', 'Change the search'],
    'after search debounce': ['Après une pause dans la saisie', 'After a pause in typing'],
  },
  tasks: {
    loadPlaces: ['Chargement des immeubles', 'Loading the places'],
    loadMore: ['Chargement de la suite', 'Loading more'],
  },
  story: [
    ['closed', 'switcher.open', 'open.list.loading'],
    ['open.list.loading', 'done: loadPlaces', 'open.list.ready'],
    ['open.list.loading', 'error: loadPlaces', 'open.list.failed'],
    ['open.list.failed', 'list.retry', 'open.list.loading'],
    ['open.list.ready', 'list.more', 'open.list.loadingMore'],
    ['open.list.loadingMore', 'done: loadMore', 'open.list.ready'],
    ['open.list.ready', 'filters.change', 'open.list.loading'],
    ['open.list.ready', 'place.choose', 'closed'],
    ['open.list.ready', 'switcher.close', 'closed'],
  ],
}
