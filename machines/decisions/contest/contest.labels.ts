import type { ChartLabels } from '#machines/labels.ts'

export const contestLabels: ChartLabels = {
  title: ['Contester un vote par le lien reçu', 'Contesting a vote by the mailed link'],
  states: {
    opening: ['Ouverture du lien', 'Opening the link'],
    reading: ['Lecture du lien', 'Reading the link'],
    unreachable: ['Lien non lu', 'Link could not be read'],
    editing: ['Motif de la contestation', 'Reason of the contest'],
    sending: ['Envoi de la contestation', 'Sending the contest'],
    contested: ['Vote contesté', 'Vote contested'],
    told: ['Sort du vote affiché', 'What became of the vote'],
    unknown: ['Lien non valable', 'Link not valid'],
  },
  events: {
    'link.retry': ['Réessayer', 'Try again'],
    'vote.contest': ['Contester le vote', 'Contest the vote'],
  },
  tasks: {
    readLink: ['Lecture du lien', 'Reading the link'],
    sendContest: ['Envoi de la contestation', 'Sending the contest'],
  },
  story: [
    ['opening', 'immediately', 'reading', ['Le lien est complet', 'The link is complete']],
    ['reading', 'done: readLink', 'editing', ['Le vote peut être contesté', 'The vote can be contested']],
    ['reading', 'done: readLink', 'told', ['Trop tard, ou déjà contesté', 'Too late, or contested already']],
    ['reading', 'done: readLink', 'unknown', ['Lien inconnu', 'Unknown link']],
    ['reading', 'error: readLink', 'unreachable'],
    ['unreachable', 'link.retry', 'reading'],
    ['editing', 'vote.contest', 'sending'],
    ['sending', 'done: sendContest', 'contested', ['Contestation enregistrée', 'Contest recorded']],
    ['sending', 'done: sendContest', 'reading', ['Ne peut plus être contesté', 'Can no longer be contested']],
    ['sending', 'error: sendContest', 'editing'],
  ],
}
