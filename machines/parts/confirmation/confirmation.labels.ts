import type { ChartLabels } from '#machines/labels.ts'

export const confirmationLabels: ChartLabels = {
  title: ['Demander confirmation', 'Asking for confirmation'],
  states: {
    idle: ['Aucune question', 'No question'],
    asking: ['Question posée', 'Question asked'],
    carryingOut: ['Action en cours', 'Carrying it out'],
  },
  events: {
    'question.ask': ['Demander l’action', 'Ask for the action'],
    'question.confirm': ['Confirmer', 'Confirm'],
    'question.cancel': ['Annuler', 'Cancel'],
  },
  tasks: {
    carryOut: ['Action', 'Action'],
  },
  story: [
    ['idle', 'question.ask', 'asking'],
    ['asking', 'question.confirm', 'carryingOut'],
    ['asking', 'question.cancel', 'idle'],
    ['carryingOut', 'done: carryOut', 'idle'],
    ['carryingOut', 'error: carryOut', 'asking'],
  ],
}
