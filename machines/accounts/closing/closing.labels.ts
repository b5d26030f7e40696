import type { ChartLabels } from '#machines/labels.ts'

export const closingLabels: ChartLabels = {
  title: ['Clôturer un exercice', 'Closing a fiscal year'],
  states: {
    reading: ['Lecture de l’exercice', 'Reading the year'],
    missing: ['Il manque quelque chose', 'Something is missing'],
    ready: ['Prêt à clôturer', 'Ready to close'],
    confirming: ['Confirmation demandée', 'Confirmation'],
    closing: ['Clôture en cours', 'Being closed'],
    closed: ['Clôturé, à approuver', 'Closed, to be approved'],
    approving: ['Approbation en cours', 'Being approved'],
    approved: ['Comptes approuvés', 'Accounts approved'],
  },
  events: {
    'year.changed': ['L’exercice a changé', 'The year has changed'],
    'closing.ask': ['Clôturer l’exercice', 'Close the year'],
    'closing.cancel': ['Annuler', 'Cancel'],
    'closing.confirm': ['Confirmer la clôture', 'Confirm'],
    'approval.send': ['Approuver les comptes', 'Approve the accounts'],
  },
  tasks: {
    watchYear: ['Suivi de l’exercice', 'Watching the year'],
    closeYear: ['Clôture', 'Closing'],
    approveYear: ['Approbation', 'Approval'],
  },
  story: [
    ['reading', 'immediately', 'missing', ['Il manque quelque chose', 'Something is missing']],
    ['reading', 'immediately', 'ready', ['Rien ne manque', 'Nothing is missing']],
    ['reading', 'immediately', 'closed', ['Déjà clôturé', 'Already closed']],
    ['ready', 'closing.ask', 'confirming'],
    ['confirming', 'closing.confirm', 'closing'],
    ['closing', 'done: closeYear', 'reading', ['Clôturé', 'Closed']],
    ['closed', 'approval.send', 'approving'],
    ['approving', 'done: approveYear', 'reading', ['Approuvé', 'Approved']],
    ['reading', 'immediately', 'approved', ['Déjà approuvé', 'Already approved']],
  ],
}
