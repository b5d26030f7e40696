import { type TicketStatus, ticketStatuses } from '#contract/support/tickets.ts'

const known: ReadonlyMap<string, TicketStatus> = new Map([
  ...ticketStatuses.map((status) => [status, status] as const),
  // A ticket on hold waits for a third party, which does not concern the requester.
  ['hold', 'open'] as const,
])

/** The portal has all statuses of Zendesk but one. */
export function toStatus(word: string): TicketStatus {
  const status = known.get(word)
  if (!status) throw new Error('Zendesk has a status that the portal does not know')
  return status
}

const field = 'portal_reference'

/** Marks an update as ours: Zendesk stores it with the events of the update. */
export const metadataOf = (reference: string) => ({ metadata: { [field]: reference } })

export const referenceIn = (custom: Readonly<Record<string, unknown>> | undefined): string | null => {
  const reference = custom?.[field]
  return typeof reference === 'string' ? reference : null
}
