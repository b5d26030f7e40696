import type { ChartLabels } from '#machines/labels.ts'

export const commandPaletteLabels: ChartLabels = {
  title: ['Recherche et commandes', 'Search and commands'],
  states: {
    closed: ['Fenêtre fermée', 'Window closed'],
    open: ['Fenêtre ouverte', 'Window open'],
    'open.resting': ['Pages et commandes proposées', 'Pages and commands listed'],
    'open.deciding': ['Texte modifié', 'Text just changed'],
    'open.typing': ['Saisie en cours', 'Typing'],
    'open.searching': ['Recherche en cours', 'Searching'],
    'open.results': ['Résultats affichés', 'Results shown'],
    'open.empty': ['Aucun résultat', 'No results'],
    'open.failed': ['Recherche impossible', 'Search failed'],
  },
  events: {
    'palette.open': ['Ouvrir la recherche', 'Open the search'],
    'palette.close': ['Fermer la recherche', 'Close the search'],
    'choice.run': ['Choisir une ligne', 'Choose a line'],
    'text.type': ['Saisir du texte', 'Type text'],
    'choice.move': ['Passer à une autre ligne', 'Move to another line'],
    'choice.point': ['Pointer une ligne', 'Point at a line'],
    'after typing pause': ['Après une pause dans la saisie', 'After a pause in typing'],
    'search.retry': ['Réessayer', 'Try again'],
  },
  tasks: {
    findHits: ['Recherche', 'Search'],
  },
  story: [
    ['closed', 'palette.open', 'open.resting'],
    ['open.resting', 'text.type', 'open.typing'],
    ['open.typing', 'after typing pause', 'open.searching'],
    ['open.searching', 'done: findHits', 'open.results', ['Résultats trouvés', 'Results found']],
    ['open.searching', 'done: findHits', 'open.empty', ['Aucun résultat', 'No results']],
    ['open.searching', 'error: findHits', 'open.failed'],
    ['open.failed', 'search.retry', 'open.searching'],
    ['open.results', 'choice.run', 'closed'],
    ['open.resting', 'palette.close', 'closed'],
  ],
}
