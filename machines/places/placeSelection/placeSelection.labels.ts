import type { ChartLabels } from '#machines/labels.ts'

export const placeSelectionLabels: ChartLabels = {
  title: ['Immeuble affiché', 'Selected place'],
  states: {
    loading: ['Chargement des immeubles', 'Loading the places'],
    none: ['Aucun immeuble', 'No place'],
    selected: ['Immeuble choisi', 'Place selected'],
    'selected.loadingFiscalYear': ['Recherche de l’exercice en cours', 'Loading the fiscal year'],
    'selected.settled': ['Immeuble et exercice connus', 'Place and fiscal year known'],
    failed: ['Immeubles non chargés', 'Places could not be loaded'],
  },
  events: {
    'places.reload': ['Réessayer', 'Try again'],
    'place.select': ['Choisir un immeuble', 'Select a place'],
    'place.selected': ['Immeuble choisi dans un autre onglet', 'Place selected in another tab'],
    'fiscalYear.select': ['Choisir un exercice', 'Select a fiscal year'],
    'sort.choose': ['Choisir le tri d’une liste', 'Choose the order of a list'],
  },
  tasks: {
    watchSession: ['Suivi de la session', 'Watching the session'],
    findFirstPlace: ['Recherche de l’immeuble', 'Finding the place'],
    findCurrentFiscalYear: ['Recherche de l’exercice en cours', 'Finding the fiscal year'],
  },
  story: [
    ['loading', 'done: findFirstPlace', 'selected.loadingFiscalYear', ['Au moins un immeuble', 'At least one place']],
    ['loading', 'done: findFirstPlace', 'none', ['Aucun immeuble', 'No place']],
    ['loading', 'error: findFirstPlace', 'failed'],
    ['failed', 'places.reload', 'loading'],
    ['none', 'places.reload', 'loading'],
    ['selected.loadingFiscalYear', 'done: findCurrentFiscalYear', 'selected.settled'],
    ['selected.settled', 'place.select', 'selected.loadingFiscalYear'],
  ],
}
