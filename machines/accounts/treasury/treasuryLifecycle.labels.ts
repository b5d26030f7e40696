import type { ChartLabels } from '#machines/labels.ts'

export const treasuryLifecycleLabels: ChartLabels = {
  title: ['Fiabilité d’une trésorerie', 'How certain a treasury is'],
  states: {
    pending: ['En cours de rapprochement', 'Being matched'],
    done: ['À jour', 'Up to date'],
    stalled: ['À vérifier', 'To be checked'],
  },
  events: { 'books.read': ['Les comptes sont relus', 'The books are read again'] },
  tasks: {},
  story: [
    ['pending', 'books.read', 'done', ['Tout est rapproché', 'All lines are matched']],
    ['done', 'books.read', 'pending', ['Un relevé arrive', 'A bank statement arrives']],
    ['done', 'books.read', 'stalled', ['Rien ne bouge plus', 'Nothing moves any more']],
    ['stalled', 'books.read', 'pending', ['Un relevé arrive', 'A bank statement arrives']],
    ['stalled', 'books.read', 'done', ['Un mouvement arrive', 'A transaction arrives']],
  ],
}
