import type { ChartLabels } from '#machines/labels.ts'

export const maintenanceLabels: ChartLabels = {
  title: ['Portail en maintenance', 'Maintenance'],
  states: {
    checking: ['Vérification du service', 'Checking the service'],
    open: ['Service rétabli', 'Service back'],
    waiting: ['Avis de maintenance', 'Maintenance notice'],
  },
  events: {
    'terms.retry': ['Réessayer', 'Try again'],
  },
  tasks: {
    readTerms: ['Vérification du service', 'Service check'],
  },
  story: [
    ['checking', 'done: readTerms', 'open', ['Service rétabli', 'Service back']],
    ['checking', 'error: readTerms', 'waiting', ['Encore en maintenance', 'Still closed']],
    ['waiting', 'terms.retry', 'checking'],
  ],
}
