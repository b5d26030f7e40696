import type { CallsOf } from './routeCall.ts'

const comment = { comment: { body: 'Toujours le même écran.' } }

export const ticketsCalls: CallsOf<'tickets'> = ({ placeId, ticketId }) => ({
  list: {},
  create: { params: { placeId }, body: { ticket: { subject: 'Un écran blanc', body: 'Depuis ce matin.' } } },
  read: { params: { ticketId } },
  comments: { params: { ticketId } },
  markRead: { params: { ticketId } },
  comment: { params: { ticketId }, body: comment },
  solve: { params: { ticketId } },
  queue: {},
  answer: { params: { ticketId }, body: comment },
})
