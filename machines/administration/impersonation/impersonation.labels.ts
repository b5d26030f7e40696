import type { ChartLabels } from '#machines/labels.ts'

export const impersonationLabels: ChartLabels = {
  title: ['Consulter au nom d’une autre personne', 'Impersonation'],
  states: {
    choosing: ['Choix de la personne', 'Choosing the person'],
    finding: ['Recherche en cours de saisie', 'Typing a search'],
    explaining: ['Motif à indiquer', 'Giving a reason'],
    requesting: ['Demande en cours', 'Requesting access'],
    started: ['Consultation au nom de la personne', 'Acting for the person'],
    refused: ['Demande refusée', 'Request refused'],
  },
  events: {
    'search.type': ['Saisir une recherche', 'Type a search'],
    'person.choose': ['Choisir une personne', 'Choose a person'],
    'after search debounce': ['Après une pause dans la saisie', 'After a pause in typing'],
    'person.change': ['Choisir quelqu’un d’autre', 'Choose somebody else'],
    'reason.send': ['Envoyer le motif', 'Send the reason'],
  },
  tasks: {
    startImpersonation: ['Demande d’accès', 'Access request'],
  },
  story: [
    ['choosing', 'search.type', 'finding'],
    ['finding', 'after search debounce', 'choosing'],
    ['choosing', 'person.choose', 'explaining'],
    ['explaining', 'person.change', 'choosing'],
    ['explaining', 'reason.send', 'requesting'],
    ['requesting', 'done: startImpersonation', 'started', ['Accès accordé', 'Access granted']],
    ['requesting', 'done: startImpersonation', 'refused', ['Accès refusé', 'Access denied']],
    ['refused', 'reason.send', 'requesting'],
  ],
}
