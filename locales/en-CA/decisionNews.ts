import type { Translated } from '../catalogue.ts'
import type { decisionNews as source } from '../fr-FR/decisionNews.ts'

export const decisionNews: Translated<typeof source> = {
  opened: 'Your vote is awaited until {{dueAt}}: {{title}}',
  reminder: 'You have not voted yet, you can until {{dueAt}}: {{title}}',
  accepted: 'Resolution adopted: {{title}}',
  discarded: 'Resolution rejected: {{title}}',
  toAnswer: 'You are asked for a special meeting: {{title}}',
  awaitingRequalification: 'A special meeting is requested, the vote awaits the president’s answer: {{title}}',
  requalified: 'Brought to a special meeting on {{heldAt}}: {{title}}',
  meetingRefused: 'The special meeting that was requested is refused: {{title}}',
  abandoned: 'Project abandoned: {{title}}',
  concluded: 'Project closed: {{title}}',
}
