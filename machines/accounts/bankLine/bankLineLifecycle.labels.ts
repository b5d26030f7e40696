import type { ChartLabels } from '#machines/labels.ts'

export const bankLineLifecycleLabels: ChartLabels = {
  title: ['Vie d’une ligne de relevé bancaire', 'Life of a bank line'],
  states: {
    unmatched: ['À rapprocher', 'To match'],
    matched: ['Rapprochée', 'Matched'],
    ignored: ['Ignorée', 'Ignored'],
  },
  events: {
    'line.match': ['Rapprocher', 'Match'],
    'line.ignore': ['Ignorer', 'Ignore'],
    'line.reopen': ['Annuler', 'Undo'],
  },
  story: [
    ['unmatched', 'line.match', 'matched'],
    ['matched', 'line.reopen', 'unmatched'],
    ['unmatched', 'line.ignore', 'ignored'],
    ['ignored', 'line.reopen', 'unmatched'],
  ],
}
