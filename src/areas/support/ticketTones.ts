import type { TicketStatus } from '#contract/support/tickets.ts'

export const ticketTones = {
  new: 'warning',
  open: 'info',
  pending: 'accent',
  solved: 'success',
  closed: 'neutral',
} as const satisfies Readonly<Record<TicketStatus, string>>
