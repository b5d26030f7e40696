import type { ChartLabels } from '#machines/labels.ts'

export const outcomeLabels: ChartLabels = {
  title: ['Revenir d’une signature ou d’un paiement', 'Coming back from a signature or a payment'],
  states: {
    opening: ['Lecture de l’adresse', 'Reading the address'],
    asking: ['Question au serveur', 'Asking the server'],
    waiting: ['En attente du prestataire', 'Waiting for the provider'],
    'waiting.resting': ['Pause', 'Pause'],
    'waiting.asking': ['Nouvelle question', 'Asking again'],
    failed: ['Résultat illisible', 'No response'],
    done: ['Enregistré', 'Recorded'],
    refused: ['Refusé', 'Refused'],
    expired: ['Lien expiré', 'Link expired'],
    elsewhere: ['Sur un autre site', 'On another site'],
  },
  events: {
    'outcome.retry': ['Réessayer', 'Try again'],
    'after pause': ['Après quelques secondes', 'After a few seconds'],
  },
  tasks: { readOutcome: ['Question au serveur', 'Asking the server'] },
  story: [
    ['opening', 'immediately', 'expired', ['L’adresse ne nomme rien', 'The address names nothing']],
    ['opening', 'immediately', 'asking', ['L’adresse nomme une demande', 'The address names a request']],
    ['asking', 'done: readOutcome', 'done', ['Signé, ou payé', 'Signed, or paid']],
    ['asking', 'done: readOutcome', 'waiting', ['Le serveur ne sait pas encore', 'The server does not know yet']],
    ['asking', 'done: readOutcome', 'refused', ['Refusé ou abandonné', 'Refused or given up']],
    ['asking', 'done: readOutcome', 'elsewhere', ['Autre offre', 'Another offer']],
    ['asking', 'error: readOutcome', 'failed'],
    ['failed', 'outcome.retry', 'asking'],
  ],
}
