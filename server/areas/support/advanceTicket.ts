import { pathOf } from '#contract/paths.ts'
import type { TicketStatus } from '#contract/support/tickets.ts'
import type { TicketAction } from '#machines/support/ticket/ticket.lifecycle.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { Outcome } from '#server/services/changes/change.ts'
import { handOver } from './helpdesk/deskJob.ts'
import { ticketLive } from './ticketLive.ts'
import * as store from './tickets.store.ts'

export type Said = {
  readonly body: string
  readonly attachmentIds: readonly string[]
  readonly isFromOperator: boolean
  /** `null` = the author has no account here. */
  readonly authorId: string | null
  /** The name of an author without an account. */
  readonly authorName?: string
}
type Step = {
  readonly type: TicketAction['type']
  /** The next status, given by the chart. */
  readonly status: TicketStatus
  /** Its comment; `null` = none. */
  readonly said: Said | null
  /** When it happened. */
  readonly at: Date
  /** Whether it happened at the help desk, which therefore has it already. */
  readonly isFromDesk?: boolean
}

/** Writes one step of a locked ticket. The other side is notified if there is a comment. */
export async function advanceTicket(
  tx: Transaction,
  ctx: Pick<Ctx, 'offer' | 'helpdesk' | 'jobs'>,
  ticket: store.LockedTicket,
  { type, status, said, at: given, isFromDesk = false }: Step,
): Promise<Outcome> {
  const { id, requesterId, requesterName, placeId, subject } = ticket
  // No two comments share a moment, so lists have one order.
  const at = new Date(Math.max(given.getTime(), ticket.updatedAt.getTime() + 1))
  if (said) {
    const { attachmentIds, ...comment } = said
    await store.insertComment(tx, { ...comment, ticketId: id, isAtDesk: isFromDesk, createdAt: at }, attachmentIds)
  }
  const isByRequester = said ? said.authorId === requesterId : type === 'ticket.solve'
  // Closing a ticket changes nothing for people: it keeps its moment, and its place in lists.
  const isSilent = !said && type === 'ticket.close'
  await store.writeTicket(tx, id, {
    status,
    ...(!isSilent && { updatedAt: at }),
    ...(said?.isFromOperator && { answeredAt: at }),
    ...(isByRequester && { readAt: at }),
  })
  if (!isFromDesk) await handOver(tx, ctx, id)
  const operators = await store.operatorsOf(tx, ctx.offer.code)
  const recipients = said ? (said.isFromOperator ? [requesterId] : operators) : []
  return {
    audited: [{ action: type.replace('ticket.', 'tickets.'), subjectId: id, detail: { status } }],
    live: ticketLive(ticket, operators),
    news: [
      {
        type: 'zendesk_ticket',
        recipients: recipients.filter((person) => person !== said?.authorId),
        placeId,
        title: subject,
        // The operator speaks on behalf of the portal.
        author: said?.isFromOperator === false ? (said.authorName ?? requesterName) : null,
        path: pathOf('ticket', { ticketId: id }),
      },
    ],
  }
}
