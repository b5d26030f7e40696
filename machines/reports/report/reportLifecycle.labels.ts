import type { ChartLabels } from '#machines/labels.ts'

export const reportLifecycleLabels: ChartLabels = {
  title: ['Vie d’un signalement', 'Life of a report'],
  states: {
    opened: ['En attente', 'Waiting'],
    resolved: ['Résolu', 'Resolved'],
    acknowledged: ['Pris en compte', 'Acknowledged'],
  },
  events: {
    'report.resolve': ['Indiquer que c’est réglé', 'Mark as resolved'],
    'work.order': ['Commander une intervention', 'Order the work'],
    'report.comment': ['Commenter', 'Comment'],
    'witness.join': ['Constater aussi le problème', 'Join as a witness'],
    'witness.leave': ['Ne plus suivre le problème', 'Leave the witnesses'],
    'report.acknowledge': ['Prendre en compte', 'Acknowledge'],
    'report.reopen': ['Rouvrir', 'Reopen'],
  },
  story: [
    ['opened', 'report.acknowledge', 'acknowledged'],
    ['opened', 'report.resolve', 'resolved'],
    ['acknowledged', 'report.resolve', 'resolved'],
    ['resolved', 'report.reopen', 'opened'],
  ],
}
