import type { RouteOutput } from '#contract/route.ts'
import type { TicketDetail, ticketRoutes } from '#contract/support/tickets.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import { findTicket, writeReading } from './tickets.store.ts'

export type TicketCall = RouteOutput<typeof ticketRoutes.read>

/** A ticket as the caller sees it now. */
export async function readTicket(
  db: Queryable,
  { actor }: SignedInCtx,
  { params: { ticketId } }: TicketCall,
): Promise<TicketDetail> {
  const ticket = await findTicket(db, actor, ticketId)
  if (!ticket) throw new Problem('not_found', 'no such ticket for this person')
  return ticket
}

/** Marks a ticket as read by its requester. It needs no audit entry, but updates their other open pages. */
export async function markTicketRead(ctx: SignedInCtx, { params: { ticketId } }: TicketCall): Promise<void> {
  const { actor } = ctx
  await change(ctx, async (tx) => {
    if (!(await writeReading(tx, actor, ticketId))) throw new Problem('not_found', 'no such ticket of the person')
    return { audited: [], live: [{ topic: 'tickets', userId: actor.userId, subjectId: ticketId }] }
  })
}
