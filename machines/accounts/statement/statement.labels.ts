import type { ChartLabels } from '#machines/labels.ts'

export const statementLabels: ChartLabels = {
  title: ['Relevé de compte', 'Statement of account'],
  states: {
    explanation: ['D’où vient un montant', 'Where an amount comes from'],
    'explanation.closed': ['Explication fermée', 'Explanation closed'],
    'explanation.explained': ['Montant expliqué', 'Amount explained'],
    'explanation.explained.loading': ['Chargement de l’explication', 'Loading the explanation'],
    'explanation.explained.open': ['Lecture de l’explication', 'Reading the explanation'],
    'explanation.explained.failed': ['Explication indisponible', 'Explanation unavailable'],
    file: ['Relevé en fichier', 'Statement as a file'],
    'file.idle': ['Aucun fichier en cours', 'No file under way'],
    'file.preparing': ['Préparation du fichier', 'Preparing the file'],
    'file.failed': ['Fichier non reçu', 'File not received'],
  },
  events: {
    'line.named': ['Choisir une ligne', 'Choose a line'],
    'explanation.reload': ['Réessayer', 'Try again'],
    'file.request': ['Télécharger', 'Download'],
  },
  tasks: {
    watchAddress: ['Suivi de l’adresse', 'Watching the address'],
    loadExplanation: ['Chargement', 'Loading'],
    prepareFile: ['Préparation', 'Preparation'],
  },
  story: [
    ['explanation.closed', 'line.named', 'explanation.explained.loading', ['Une ligne', 'A line']],
    ['explanation.explained.loading', 'done: loadExplanation', 'explanation.explained.open'],
    ['explanation.explained.loading', 'error: loadExplanation', 'explanation.explained.failed'],
    ['explanation.explained.failed', 'explanation.reload', 'explanation.explained.loading'],
    ['explanation.explained.open', 'line.named', 'explanation.closed', ['Fermer', 'Close']],
  ],
}
