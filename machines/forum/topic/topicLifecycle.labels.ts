import type { ChartLabels } from '#machines/labels.ts'

export const topicLifecycleLabels: ChartLabels = {
  title: ['Vie d’un sujet du forum', 'Life of a topic'],
  states: {
    open: ['Ouvert', 'Open'],
    closed: ['Clos', 'Closed'],
    archived: ['Archivé', 'Archived'],
  },
  events: {
    'post.write': ['Écrire un message', 'Write a post'],
    'topic.follow': ['Suivre, ou ne plus suivre', 'Follow, or follow no more'],
    'topic.rename': ['Renommer', 'Rename'],
    'topic.move': ['Changer de catégorie', 'Move to another category'],
    'topic.close': ['Clore', 'Close'],
    'topic.reopen': ['Rouvrir', 'Reopen'],
    'topic.archive': ['Archiver', 'Archive'],
    'report.open': ['En faire un signalement', 'Make a report of it'],
    'proposal.make': ['Le proposer à l’ordre du jour', 'Propose it for the agenda'],
    'proposal.withdraw': ['Retirer la proposition', 'Withdraw the proposal'],
    'decision.create': ['Le soumettre au vote', 'Put it to the vote'],
  },
  story: [
    ['open', 'post.write', 'open'],
    ['open', 'topic.close', 'closed'],
    ['closed', 'topic.reopen', 'open'],
    ['open', 'topic.archive', 'archived'],
    ['closed', 'topic.archive', 'archived'],
    ['archived', 'topic.reopen', 'open'],
  ],
}
