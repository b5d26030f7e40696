import { supportRoutes } from '#contract/support/support.ts'
import { ticketRoutes } from '#contract/support/tickets.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { answerTicket, commentTicket, solveTicket } from './actOnTicket.ts'
import { closeTickets } from './closeTickets.ts'
import { deskJobBy, handOverForgotten } from './helpdesk/deskJob.ts'
import { exchangeTicket } from './helpdesk/exchangeTicket.ts'
import { followDesk } from './helpdesk/followDesk.ts'
import { listQueue, listTicketComments, listTickets } from './listTickets.ts'
import { openTicket } from './openTicket.ts'
import { findOwnTickets } from './ownTickets.store.ts'
import { markTicketRead, readTicket } from './readTicket.ts'
import { reportError } from './reportError.ts'
import { ticketDrafts } from './ticketDrafts.ts'
import { seesTicketFile } from './ticketFiles.store.ts'
import { widgetToken } from './widgetToken.ts'

/** Tickets to the operator of the portal, the support widget, and crashes of the application. */
export const supportArea = defineArea({
  routes: [
    served(supportRoutes, {
      widgetToken,
      reportError: (ctx, { body }) => reportError(ctx, body),
    }),
    served(ticketRoutes, {
      list: listTickets,
      create: openTicket,
      read: (ctx, call) => readTicket(ctx.db, ctx, call),
      comments: listTicketComments,
      markRead: markTicketRead,
      comment: commentTicket,
      solve: solveTicket,
      queue: listQueue,
      answer: answerTicket,
    }),
  ],
  ownData: findOwnTickets,
  files: { sees: [seesTicketFile] },
  jobs: {
    kinds: [deskJobBy(exchangeTicket)],
    hourly: [
      { what: 'the closing of solved tickets', run: closeTickets },
      { what: 'the hand-over of forgotten tickets', run: handOverForgotten },
    ],
    whenDue: [{ what: 'the reading of the help desk', run: followDesk }],
  },
  drafts: ticketDrafts,
  seed: () => import('./demo/seedTickets.ts'),
})
