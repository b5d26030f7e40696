import type { ChartLabels } from '#machines/labels.ts'

export const ticketLifecycleLabels: ChartLabels = {
  title: ['Vie d’une demande d’assistance', 'Life of a support ticket'],
  states: {
    new: ['Reçue', 'Received'],
    open: ['En cours', 'In hand'],
    pending: ['En attente de votre réponse', 'Waiting for your answer'],
    solved: ['Résolue', 'Resolved'],
    closed: ['Close', 'Closed'],
  },
  events: {
    'ticket.comment': ['Ajouter un message', 'Add a message'],
    'ticket.take': ['Prendre en charge', 'Take in hand'],
    'ticket.answer': ['Répondre', 'Answer'],
    'ticket.settle': ['Répondre et résoudre', 'Answer and resolve'],
    'ticket.solve': ['Marquer comme résolue', 'Mark as resolved'],
    'ticket.close': ['Deux semaines sans message', 'Two weeks without a message'],
  },
  story: [
    ['new', 'ticket.answer', 'pending'],
    ['pending', 'ticket.comment', 'open'],
    ['open', 'ticket.settle', 'solved'],
    ['solved', 'ticket.comment', 'open'],
    ['solved', 'ticket.close', 'closed'],
  ],
}
