import type { Catalogue } from '../../catalogue.ts'

export const newDecision: Catalogue['newDecision'] = {
  lead: 'Once put to the vote, a decision no longer changes: votes and costs are frozen on that day.',
  title: 'Title of the resolution',
  titleHint: 'For example: repainting the street facade',
  description: 'What is decided',
  project: 'Project (optional)',
  rule: 'Majority needed',
  chooseRule: 'Choose a majority',
  key: 'Cost-sharing key',
  allShares: 'General shares',
  cost: 'Total cost (optional)',
  costHint: 'In figures, for example 12500.00',
  dueDay: 'Last day of the vote',
  dueTime: 'Closing time',
  count: 'Count',
  countHint:
    'With a live count, everybody follows the votes for and against. Anyone who compares two moments can work out how an owner voted, and voters are warned. This choice is final.',
  counts: { end: 'Published when the vote closes', live: 'Live count' },
  attachments: 'Attachments (optional)',
  submit: 'Put to the vote',
  failed: 'The decision could not be put to the vote. Nothing is lost, try again.',
  unanswered: 'No answer came. Try again: the decision will be created only once.',
  waitForFiles: 'A file has not arrived yet. Wait a moment, or remove it.',
  done: 'The decision is put to the vote',
  forbidden: 'You cannot put decisions to the vote in this building',
  forbiddenText: 'The manager and the president of the board can.',
}
