import type { ChartLabels } from '#machines/labels.ts'

export const attachmentsLabels: ChartLabels = {
  title: ['Pièces jointes', 'Attachments'],
  states: {
    open: ['Ajout possible', 'Files may be added'],
    full: ['Maximum atteint', 'Maximum reached'],
  },
  events: {
    'file.remove': ['Retirer un fichier', 'Remove a file'],
    'files.clear': ['Tout retirer', 'Remove all files'],
    'files.choose': ['Choisir des fichiers', 'Choose files'],
  },
  tasks: {
    '*': ['Envoi d’un fichier', 'Upload of a file'],
  },
  story: [
    ['open', 'immediately', 'full', ['Maximum atteint', 'Maximum reached']],
    ['full', 'immediately', 'open', ['Place libérée', 'Room again']],
  ],
}
