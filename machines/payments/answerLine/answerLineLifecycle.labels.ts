import type { ChartLabels } from '#machines/labels.ts'

export const answerLineLifecycleLabels: ChartLabels = {
  title: ['Vie d’une ligne de la banque à vérifier', 'Life of a line of the bank to check'],
  states: {
    waiting: ['À vérifier', 'To check'],
    suspended: ['En attente d’affectation', 'On the suspense account'],
    assigned: ['Affectée', 'Assigned'],
    dismissed: ['Classée', 'Set aside'],
  },
  events: {
    'line.assign': ['Affecter à un paiement', 'Assign to a payment'],
    'line.suspend': ['Mettre en attente', 'Put on the suspense account'],
    'line.dismiss': ['Classer', 'Set aside'],
  },
  story: [
    ['waiting', 'line.assign', 'assigned'],
    ['waiting', 'line.suspend', 'suspended'],
    ['suspended', 'line.assign', 'assigned'],
    ['waiting', 'line.dismiss', 'dismissed'],
    ['suspended', 'line.dismiss', 'dismissed'],
  ],
}
