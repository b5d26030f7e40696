import type { ChartLabels } from '#machines/labels.ts'

export const voteCheckLifecycleLabels: ChartLabels = {
  title: ['Contrôle d’un vote par pouvoir', 'Check of a proxy vote'],
  states: {
    valid: ['Vote valable', 'Valid vote'],
    toCheck: ['Pouvoir papier à contrôler', 'Paper power to check'],
    confirmed: ['Vote confirmé', 'Vote confirmed'],
    contested: ['Vote contesté', 'Vote contested'],
    refused: ['Vote écarté', 'Vote refused'],
    unchecked: ['Non contrôlé à temps', 'Not checked in time'],
  },
  events: {
    'paper.attached': ['Pouvoir papier joint', 'Paper power attached'],
    'vote.contest': ['Contester le vote', 'Contest the vote'],
    'check.confirm': ['Confirmer le vote', 'Confirm the vote'],
    'check.refuse': ['Écarter le vote', 'Refuse the vote'],
    'votes.counted': ['Votes comptés', 'Votes counted'],
  },
  story: [
    ['valid', 'paper.attached', 'toCheck'],
    ['valid', 'vote.contest', 'contested'],
    ['toCheck', 'check.confirm', 'confirmed'],
    ['toCheck', 'check.refuse', 'refused'],
    ['toCheck', 'votes.counted', 'unchecked'],
    ['confirmed', 'vote.contest', 'contested'],
    ['contested', 'check.confirm', 'confirmed'],
    ['contested', 'check.refuse', 'refused'],
  ],
}
