import type { ChartLabels } from '#machines/labels.ts'

export const conversationLifecycleLabels: ChartLabels = {
  title: ['Vie d’une conversation', 'Life of a conversation'],
  states: {
    open: ['En cours', 'Open'],
    closed: ['Clôturée par le gestionnaire', 'Closed by the manager'],
    archived: ['Archivée', 'Archived'],
    left: ['Quittée', 'Left'],
  },
  events: {
    'message.post': ['Écrire un message', 'Send a message'],
    'conversation.rename': ['Renommer', 'Rename'],
    'conversation.archive': ['Archiver', 'Archive'],
    'conversation.restore': ['Sortir des archives', 'Take out of the archive'],
    'conversation.mute': ['Mettre en sourdine', 'Mute'],
    'conversation.leave': ['Quitter', 'Leave'],
    'conversation.assign': ['Confier à quelqu’un', 'Put somebody in charge'],
    'conversation.close': ['Clôturer', 'Close'],
  },
  story: [
    ['open', 'conversation.archive', 'archived'],
    ['archived', 'message.post', 'open'],
    ['open', 'conversation.close', 'closed'],
    ['closed', 'message.post', 'open'],
    ['open', 'conversation.leave', 'left'],
  ],
}
