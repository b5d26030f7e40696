import type { ChartLabels } from '#machines/labels.ts'

export const bankAnswerLabels: ChartLabels = {
  title: ['Reprendre une réponse de la banque', 'Taking back an answer of the bank'],
  states: {
    opening: ['Ouverture de la page', 'Opening the page'],
    choosing: ['Choix du fichier', 'Choosing the file'],
    reading: ['Lecture du fichier', 'Reading the file'],
    opened: ['Réponse lue', 'Answer read'],
    following: ['Suivi de la réponse', 'Following the answer'],
    'following.deciding': ['Lecture de l’état', 'Reading the state'],
    'following.reviewing': ['Relecture', 'Review'],
    'following.applying': ['Application en cours', 'Being applied'],
    'following.discarding': ['Abandon en cours', 'Being given up'],
    'following.applied': ['Résultat', 'Result'],
    left: ['Retour aux prélèvements', 'Back to the debits'],
  },
  events: {
    'file.choose': ['Choisir un fichier', 'Choose a file'],
    'file.retry': ['Renvoyer le fichier', 'Send the file again'],
    'answer.changed': ['La réponse a été appliquée', 'The answer was applied'],
    'answer.apply': ['Appliquer', 'Apply'],
    'answer.discard': ['Abandonner', 'Give up'],
  },
  tasks: {
    readFile: ['Lecture du fichier', 'Reading the file'],
    applyAnswer: ['Application', 'Applying'],
    discardAnswer: ['Abandon', 'Giving up'],
    watchAnswer: ['Suivi de la réponse', 'Watching the answer'],
  },
  story: [
    ['opening', 'immediately', 'choosing', ['Nouvelle réponse', 'New answer']],
    ['choosing', 'file.choose', 'reading'],
    ['reading', 'done: readFile', 'opened', ['Fichier lu', 'File read']],
    ['reading', 'done: readFile', 'choosing', ['Fichier refusé', 'File refused']],
    ['opening', 'immediately', 'following', ['Réponse déjà lue', 'Answer read before']],
    ['following', 'answer.changed', 'following.reviewing', ['À appliquer', 'To be applied']],
    ['following.reviewing', 'answer.apply', 'following.applying'],
    ['following.applying', 'done: applyAnswer', 'following.applied', ['Dans les comptes', 'In the books']],
    ['following.applying', 'done: applyAnswer', 'following.reviewing', ['Collègue plus rapide', 'Colleague faster']],
    ['following.reviewing', 'answer.discard', 'following.discarding'],
  ],
}
