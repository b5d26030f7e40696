import { pathOf } from '#contract/paths.ts'
import type { RouteOutput } from '#contract/route.ts'
import { type TicketDetail, ticketCommentDraft, type ticketRoutes } from '#contract/support/tickets.ts'
import { statusAfter, type TicketAction } from '#machines/support/ticket/ticket.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import { useAttachments } from '#server/services/files/useAttachments.ts'
import { readTicket, type TicketCall } from './readTicket.ts'
import { ticketLive } from './ticketLive.ts'
import * as store from './tickets.store.ts'

type Call<Name extends keyof typeof ticketRoutes> = RouteOutput<(typeof ticketRoutes)[Name]>
type Said = { readonly body: string; readonly attachmentIds: readonly string[] }

/** The requester adds a comment. */
export async function commentTicket(ctx: SignedInCtx, call: Call<'comment'>): Promise<TicketDetail> {
  await ctx.limits.take('ticket', ctx.actor.userId)
  return actOnTicket(ctx, call, 'ticket.comment', call.body.comment)
}

/** The requester needs no more help. */
export const solveTicket = (ctx: SignedInCtx, call: Call<'solve'>) => actOnTicket(ctx, call, 'ticket.solve', null)

/** The operator answers. */
export const answerTicket = (ctx: SignedInCtx, call: Call<'answer'>) =>
  actOnTicket(ctx, call, call.body.comment.isSolved ? 'ticket.settle' : 'ticket.answer', call.body.comment)

/** Locks a ticket, asks its lifecycle, writes the comment and the status, and tells the other side. */
async function actOnTicket(
  ctx: SignedInCtx,
  call: TicketCall,
  type: TicketAction['type'],
  said: Said | null,
): Promise<TicketDetail> {
  const { actor, now } = ctx
  const { ticketId } = call.params
  return changeAndAnswer(ctx, async (tx) => {
    const ticket = await store.lockTicket(tx, actor, ticketId)
    if (!ticket) throw new Problem('not_found', 'no such ticket for this person')
    const status = statusAfter(ticket.status, ticket, { type })
    if (status === null) {
      throw new Problem('action_not_possible', `${type} cannot happen to a ticket that is ${ticket.status}`)
    }
    // No two comments share a moment, so lists have one order.
    const at = new Date(Math.max(now().getTime(), ticket.updatedAt.getTime() + 1))
    const isFromOperator = type === 'ticket.answer' || type === 'ticket.settle'
    if (said) {
      await useAttachments(tx, ctx, { ids: said.attachmentIds, field: 'comment.attachment_ids' })
      const comment = { ticketId, authorId: actor.userId, isFromOperator, body: said.body, createdAt: at }
      await store.insertComment(tx, comment, said.attachmentIds)
      const { placeId } = ticket
      if (placeId) await dropDraft(tx, ctx, { form: ticketCommentDraft.form, placeId, subjectId: ticketId })
    }
    await store.writeTicket(tx, ticketId, {
      status,
      updatedAt: at,
      ...(isFromOperator ? { answeredAt: at } : { readAt: at }),
    })
    const operators = await store.operatorsOf(tx, actor.offer)
    const others = isFromOperator ? [ticket.requesterId] : operators
    const recipients = said ? others.filter((person) => person !== actor.userId) : []
    const answered = await readTicket(tx, ctx, call)
    // The operator speaks for the portal.
    const author = isFromOperator ? null : answered.requester.displayName
    const path = pathOf('ticket', { ticketId })
    return {
      audited: [{ action: type.replace('ticket.', 'tickets.'), subjectId: ticketId, detail: { status } }],
      live: ticketLive(ticket, operators),
      news: [{ type: 'zendesk_ticket', recipients, placeId: ticket.placeId, title: ticket.subject, author, path }],
      answer: () => answered,
    }
  })
}
