import { pathOf } from '#contract/paths.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { DeskTicket, Helpdesk, NewDeskComment } from '#server/platform/helpdesk/helpdesk.ts'
import * as store from './handOver.store.ts'
import { takeDeskEvents } from './takeDeskEvents.ts'

type Known = NonNullable<Awaited<ReturnType<typeof store.findForDesk>>>
type Waiting = Awaited<ReturnType<typeof store.findWaiting>>[number]

/**
 * Synchronises a ticket with the help desk: first its changes there, then its changes here. It may stop anywhere and run again:
 * the remote ticket is found by our id, and each of our updates is found among its events by a reference.
 */
export async function exchangeTicket(ctx: Ctx, ticketId: string): Promise<void> {
  const { db, helpdesk } = ctx
  if (!helpdesk) return
  let there = await helpdesk.find(ticketId)
  if (there) await takeDeskEvents(ctx, helpdesk, ticketId, there)
  const ticket = await store.findForDesk(db, ticketId)
  if (!ticket) return
  const waiting = await store.findWaiting(db, ticketId)
  for (const [index, comment] of waiting.entries()) {
    const isLast = index === waiting.length - 1
    there = await hand(ctx, helpdesk, { ticketId, ticket, there, comment, isLast })
    await store.noteComment(db, ticketId, comment.id)
  }
  if (there && waiting.length === 0 && isToChange(ticket, there)) {
    there = await helpdesk.update(there, { comment: null, status: ticket.status })
  }
  if (there) await store.noteStatus(db, ticketId, there.status)
}

/** A status goes with the last comment. A ticket that is closed at the help desk stays closed. */
const isToChange = ({ status }: Known, there: DeskTicket) =>
  status !== there.status && status !== 'new' && there.status !== 'closed'

type Handed = {
  readonly ticketId: string
  readonly ticket: Known
  readonly there: DeskTicket | null
  readonly comment: Waiting
  readonly isLast: boolean
}

/** Adds a comment to the remote ticket, or opens one with it. A closed ticket accepts none, so a new one continues it. */
async function hand(ctx: Ctx, helpdesk: Helpdesk, { ticketId, ticket, there, comment, isLast }: Handed) {
  const { id: reference, isFromOperator } = comment
  const { requester, placeName, subject, status } = ticket
  const isOpen = there !== null && there.status !== 'closed'
  const context = [placeName, ctx.urlOf(ctx.offer.code) + pathOf('ticket', { ticketId })]
  const written: NewDeskComment = {
    reference,
    author: isFromOperator ? null : requester,
    // A new ticket names its place, which helps the agents.
    body: isOpen ? comment.body : `${comment.body}\n\n${context.filter((line) => line !== null).join('\n')}`,
    files: await filesOf(ctx, reference),
  }
  if (isOpen) {
    return helpdesk.update(there, { comment: written, status: isLast && isToChange(ticket, there) ? status : null })
  }
  return helpdesk.open({
    externalId: ticketId,
    subject,
    tags: ['portal', ctx.offer.code.toLowerCase()],
    requester,
    comment: written,
    status: isLast && status !== 'closed' ? status : 'new',
    followUpOf: there?.id ?? null,
  })
}

/** A file whose bytes are gone is left out: the comment must not wait for it. */
async function filesOf({ db, files }: Ctx, commentId: string) {
  const sent = []
  for (const { name, type, key } of await store.filesOfComment(db, commentId)) {
    const bytes = await files.read(key)
    if (bytes) sent.push({ name, type, bytes })
  }
  return sent
}
