import type { ChartLabels } from '#machines/labels.ts'

export const uploadLabels: ChartLabels = {
  title: ['Joindre un fichier', 'Adding a file'],
  states: {
    choosing: ['Choix du fichier', 'Choosing the file'],
    reading: ['Lecture du fichier', 'Reading the file'],
    renaming: ['Nom du fichier', 'Naming the file'],
    sending: ['Envoi en cours', 'Sending'],
    done: ['Fichier envoyé', 'File sent'],
    failed: ['Fichier non envoyé', 'File not sent'],
  },
  events: {
    'file.choose': ['Choisir un fichier', 'Choose a file'],
    'upload.close': ['Renoncer à ce fichier', 'Give up this file'],
    'file.send': ['Envoyer le fichier', 'Send the file'],
    'upload.progressed': ['L’envoi progresse', 'The upload progresses'],
  },
  tasks: {
    readFile: ['Lecture', 'Reading'],
    storeFile: ['Envoi', 'Sending'],
  },
  story: [
    ['choosing', 'file.choose', 'reading'],
    ['reading', 'done: readFile', 'renaming'],
    ['reading', 'error: readFile', 'choosing'],
    ['renaming', 'file.send', 'sending'],
    ['renaming', 'upload.close', 'choosing'],
    ['sending', 'done: storeFile', 'done'],
    ['sending', 'error: storeFile', 'failed'],
    ['failed', 'file.send', 'sending'],
    ['done', 'file.choose', 'reading'],
  ],
}
