import { maxAttachmentSize } from '#contract/attachments.ts'
import type { TicketStatus } from '#contract/support/tickets.ts'
import { statusAfter, type TicketAction } from '#machines/support/ticket/ticket.lifecycle.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { DeskEvent, DeskTicket, Helpdesk } from '#server/platform/helpdesk/helpdesk.ts'
import { change, type Outcome, unchanged } from '#server/services/changes/change.ts'
import { takeFiles } from '#server/services/exchanges/takeFiles.ts'
import { useAttachments } from '#server/services/files/useAttachments.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { advanceTicket, type Said } from '../advanceTicket.ts'
import { type LockedTicket, lockAnyTicket } from '../tickets.store.ts'
import { deskWords } from './deskWords.ts'
import * as store from './handOver.store.ts'

type Type = TicketAction['type']
type Known = NonNullable<Awaited<ReturnType<typeof store.findForDesk>>>

/** Processes the events of a ticket at the help desk, in order and once. */
export async function takeDeskEvents(ctx: Ctx, helpdesk: Helpdesk, ticketId: string, there: DeskTicket): Promise<void> {
  const taken = await store.takenEvents(ctx.db, ticketId)
  const events = (await helpdesk.eventsOf(there)).filter(({ id }) => !taken.has(id))
  const known = events.length > 0 ? await store.findForDesk(ctx.db, ticketId) : null
  if (!known) return
  for (const event of events) {
    const own = ownContext(ctx, known.requester.id)
    const said = event.reference === null ? await toSaid(own, helpdesk, event, known) : null
    await change(ctx, async (tx) => {
      const ticket = await lockAnyTicket(tx, ticketId)
      if (!ticket || !(await store.claimEvent(tx, ticketId, event.id))) return unchanged
      if (event.reference !== null) await store.noteComment(tx, ticketId, event.reference)
      if (said) await useAttachments(tx, own, { ids: said.attachmentIds, field: 'comment.attachment_ids' })
      const hasMore = (await store.findWaiting(tx, ticketId)).length > 0
      return follow(tx, ctx, { ticket, event, said, hasMore })
    })
  }
}

/** Files from the help desk become the requester's, because they are meant for them. */
const ownContext = (ctx: Ctx, userId: string) => ({
  ...ctx,
  actor: { userId, sessionId: '', offer: ctx.offer.code, isAdministrator: false, impersonatorId: null },
})

/** A comment as it is stored here. Files that the portal does not accept are named in it, and stay at the help desk. */
async function toSaid(
  ctx: ReturnType<typeof ownContext>,
  helpdesk: Helpdesk,
  { comment }: DeskEvent,
  { requester }: Known,
): Promise<Said | null> {
  if (!comment) return null
  const words = deskWords[languageFor(ctx.offer, requester.locale, ctx.locale)]
  const files = []
  const left = []
  for (const file of comment.files) {
    const bytes = file.size <= maxAttachmentSize ? await helpdesk.download(file) : null
    if (bytes) files.push({ name: file.name, bytes: Buffer.from(bytes) })
    else left.push(file.name)
  }
  const { ids, refused } = await takeFiles(ctx, files)
  const missing = [...left, ...refused]
  return {
    body: missing.length > 0 ? `${comment.body}\n\n${words.left(missing.join(', '))}`.trim() : comment.body,
    attachmentIds: ids,
    isFromOperator: comment.by === 'operator',
    authorId: comment.by === 'requester' ? requester.id : null,
    ...(comment.by !== 'requester' && { authorName: comment.authorName || words.team }),
  }
}

/** The steps that lead to a status of the help desk; the chart refuses unnecessary ones. */
const stepsTo: Readonly<Record<TicketStatus, readonly Type[]>> = {
  new: [],
  open: ['ticket.take'],
  pending: ['ticket.take', 'ticket.answer'],
  solved: ['ticket.settle'],
  closed: ['ticket.settle', 'ticket.close'],
}

type Following = {
  readonly ticket: LockedTicket
  readonly event: DeskEvent
  readonly said: Said | null
  /**
   * The requester has written a comment that the help desk lacks: it continues in a new ticket there, so this one stays open
   * here.
   */
  readonly hasMore: boolean
}

function stepsOf({ ticket, event: { status: target }, said, hasMore }: Following): readonly Type[] {
  const wanted = target === null || (target === 'closed' && hasMore) ? [] : stepsTo[target]
  if (!said) return wanted
  if (!said.isFromOperator) return ['ticket.comment', ...wanted]
  // The person who answers takes it in hand.
  return target === null && ticket.status === 'new' ? ['ticket.take'] : wanted
}

/** Asks the chart for each step, and writes them as one. A comment is never lost, whatever the status of the ticket. */
async function follow(tx: Transaction, ctx: Ctx, following: Following): Promise<Outcome> {
  const { ticket, event, said } = following
  const start = { status: ticket.status, type: said?.isFromOperator ? 'ticket.answer' : 'ticket.comment' } as const
  const { status, type } = stepsOf(following).reduce<{ status: TicketStatus; type: Type }>((reached, next) => {
    const after = statusAfter(reached.status, { isRequester: true }, { type: next })
    return after === null ? reached : { status: after, type: next }
  }, start)
  if (!said && status === ticket.status) return unchanged
  return advanceTicket(tx, ctx, ticket, { type, status, said, at: event.at, isFromDesk: true })
}
