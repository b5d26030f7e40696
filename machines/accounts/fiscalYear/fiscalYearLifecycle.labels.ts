import type { ChartLabels } from '#machines/labels.ts'

export const fiscalYearLifecycleLabels: ChartLabels = {
  title: ['Vie d’un exercice comptable', 'Life of a fiscal year'],
  states: {
    open: ['Exercice ouvert', 'Year open'],
    closed: ['Exercice clos', 'Year closed'],
    approved: ['Comptes approuvés', 'Accounts approved'],
  },
  events: {
    'year.close': ['Clôturer l’exercice', 'Close the year'],
    'year.approve': ['Noter l’approbation des comptes', 'Record the approval of the accounts'],
  },
  story: [
    ['open', 'year.close', 'closed'],
    ['closed', 'year.approve', 'approved'],
  ],
}
