import type { ChartLabels } from '#machines/labels.ts'

export const postLifecycleLabels: ChartLabels = {
  title: ['Vie d’un message du forum', 'Life of a post'],
  states: {
    shown: ['Visible', 'Shown'],
    hidden: ['Masqué', 'Hidden'],
    withdrawn: ['Retiré', 'Withdrawn'],
  },
  events: {
    'post.quote': ['Citer', 'Quote'],
    'post.edit': ['Modifier', 'Edit'],
    'post.withdraw': ['Retirer', 'Withdraw'],
    'post.report': ['Signaler aux modérateurs', 'Report to board and manager'],
    'post.hide': ['Masquer', 'Hide'],
    'post.unhide': ['Rendre visible', 'Show again'],
    'reports.dismiss': ['Classer sans suite', 'Dismiss the reports'],
  },
  story: [
    ['shown', 'post.quote', 'shown'],
    ['shown', 'post.edit', 'shown'],
    ['shown', 'post.hide', 'hidden'],
    ['hidden', 'post.unhide', 'shown'],
    ['shown', 'post.withdraw', 'withdrawn'],
  ],
}
