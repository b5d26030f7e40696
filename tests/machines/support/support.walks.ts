import { ticketLifecycle } from '#machines/support/ticket/ticket.lifecycle.ts'
import { walkOf } from '#tests/support/chartWalk.ts'

export const walks = [
  walkOf(ticketLifecycle, {
    inputs: [{ isRequester: true }],
    events: [
      { type: 'ticket.comment' },
      { type: 'ticket.take' },
      { type: 'ticket.answer' },
      { type: 'ticket.settle' },
      { type: 'ticket.solve' },
      { type: 'ticket.close' },
    ],
    ends: ['closed'],
  }),
]
