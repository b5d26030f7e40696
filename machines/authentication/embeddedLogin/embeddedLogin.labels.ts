import type { ChartLabels } from '#machines/labels.ts'

export const embeddedLoginLabels: ChartLabels = {
  title: ['Connexion depuis une autre application', 'Signing in from another application'],
  states: {
    opening: ['Vérification de l’autorisation', 'Checking permission'],
    waiting: ['En attente de la personne', 'Waiting for the person'],
    storing: ['Ouverture de la session', 'Storing the session'],
    done: ['Session ouverte', 'Session opened'],
    off: ['Connexion intégrée désactivée', 'Embedded login off'],
  },
  events: {
    'message.received': ['Message de l’application', 'Message from the application'],
  },
  tasks: {
    listenToMessages: ['Écoute des messages', 'Listening to messages'],
    storeSession: ['Ouverture de la session', 'Storing the session'],
  },
  story: [
    ['opening', 'immediately', 'waiting', ['Autorisée', 'Allowed']],
    ['opening', 'immediately', 'off', ['Désactivée', 'Off']],
    ['waiting', 'message.received', 'storing'],
    ['storing', 'done: storeSession', 'done'],
    ['storing', 'error: storeSession', 'waiting'],
  ],
}
