/**
 * The life of a support ticket, run by the server as the authority and read by the client to know what to offer.
 *
 *   new ──→ pending ⇄ open
 *    └────────┴───┬────┘
 *              solved ──→ closed
 *
 * A solved ticket opens again when the requester comments on it, or the operator takes it in hand again.
 */
import { setup } from 'xstate'
import type { TicketStatus } from '#contract/support/tickets.ts'
import { askLifecycle } from '#machines/parts/lifecycle/askLifecycle.ts'

/** The facts about the acting person that guards read. */
export type TicketViewer = { readonly isRequester: boolean }

export type TicketAction =
  | { type: 'ticket.comment' }
  | { type: 'ticket.take' }
  | { type: 'ticket.answer' }
  | { type: 'ticket.solve' }
  | { type: 'ticket.settle' }
  | { type: 'ticket.close' }

const lifecycle = setup({
  types: {
    context: {} as TicketViewer,
    input: {} as TicketViewer,
    events: {} as TicketAction,
    meta: {} as { specification: string },
  },
  guards: { isRequester: ({ context }) => context.isRequester },
})

const specification = '§1 Support tickets, §3 support tickets and ticket comments'

// 1. What may happen while it is not solved --------------------------------------

/** A comment on a new ticket leaves it new: nobody has answered yet. */
const unsolved = (commented: TicketStatus) =>
  ({
    'ticket.comment': { target: commented, guard: 'isRequester', description: 'The requester adds something.' },
    'ticket.take': { target: 'open', description: 'The operator has it in hand, and will answer.' },
    'ticket.answer': { target: 'pending', description: 'The operator has answered, and waits for the requester.' },
    'ticket.settle': { target: 'solved', description: 'The operator has answered, and nothing is left to do.' },
    'ticket.solve': { target: 'solved', guard: 'isRequester', description: 'The requester needs no more help.' },
  }) as const

// 2. States, one constant each ---------------------------------------------------

const fresh = lifecycle.createStateConfig({
  description: 'Received; nobody has answered yet.',
  meta: { specification },
  on: unsolved('new'),
})

const open = lifecycle.createStateConfig({
  description: 'The operator has it in hand, and owes the requester an answer.',
  meta: { specification },
  on: unsolved('open'),
})

const pending = lifecycle.createStateConfig({
  description: 'The operator has answered, and waits for the requester.',
  meta: { specification },
  on: unsolved('open'),
})

const solved = lifecycle.createStateConfig({
  description: 'Solved. A comment of the requester opens it again.',
  meta: { specification },
  on: {
    'ticket.comment': { target: 'open', guard: 'isRequester', description: 'It is not solved after all.' },
    'ticket.take': { target: 'open', description: 'The operator finds that it is not solved after all.' },
    'ticket.close': { target: 'closed', description: 'Two weeks have passed without another word.' },
  },
})

const closed = lifecycle.createStateConfig({
  description: 'Closed. It stays readable, and takes no more comments.',
  meta: { specification },
  type: 'final',
})

// 3. The chart -------------------------------------------------------------------

export const ticketLifecycle = lifecycle.createMachine({
  id: 'ticket',
  description: 'The life of a question to the operator of the portal.',
  context: ({ input }) => input,
  initial: 'new',
  states: { new: fresh, open, pending, solved, closed },
})

// 4. Questions -------------------------------------------------------------------

export const { canHappen, stateAfter: statusAfter } = askLifecycle(ticketLifecycle)
