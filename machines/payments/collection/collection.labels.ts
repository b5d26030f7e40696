import type { ChartLabels } from '#machines/labels.ts'

export const collectionLabels: ChartLabels = {
  title: ['Préparer un fichier pour la banque', 'Making a file for the bank'],
  states: {
    resting: ['Ce qui attend un fichier', 'What waits for a file'],
    reviewing: ['Contenu du fichier', 'Contents of the file'],
    making: ['Création du fichier', 'Making the file'],
    failed: ['Fichier à refaire', 'File to be made again'],
  },
  events: {
    'file.prepare': ['Préparer un fichier', 'Prepare a file'],
    'format.choose': ['Choisir le format', 'Choose the format'],
    'file.make': ['Créer le fichier', 'Make the file'],
    'file.leave': ['Annuler', 'Cancel'],
  },
  tasks: { makeFile: ['Création du fichier', 'Making the file'] },
  story: [
    ['resting', 'file.prepare', 'reviewing'],
    ['reviewing', 'file.leave', 'resting'],
    ['reviewing', 'file.make', 'making'],
    ['making', 'done: makeFile', 'resting', ['Fichier prêt', 'File ready']],
    ['making', 'done: makeFile', 'resting', ['Un collègue a été plus rapide', 'A colleague was faster']],
    ['making', 'error: makeFile', 'failed'],
    ['failed', 'file.make', 'making'],
  ],
}
