import type { RouteOutput } from '#contract/route.ts'
import { type TicketDetail, ticketCommentDraft, type ticketRoutes } from '#contract/support/tickets.ts'
import { statusAfter, type TicketAction } from '#machines/support/ticket/ticket.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import { useAttachments } from '#server/services/files/useAttachments.ts'
import { advanceTicket } from './advanceTicket.ts'
import { readTicket, type TicketCall } from './readTicket.ts'
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

/** Locks a ticket, asks its lifecycle, and writes the step. */
async function actOnTicket(
  ctx: SignedInCtx,
  call: TicketCall,
  type: TicketAction['type'],
  said: Said | null,
): Promise<TicketDetail> {
  const { actor, now } = ctx
  const { ticketId } = call.params
  return changeAndAnswer(ctx, async (tx) => {
    const ticket = await store.lockTicket(tx, ticketId, actor)
    if (!ticket) throw new Problem('not_found', 'no such ticket for this person')
    const isRequester = ticket.requesterId === actor.userId
    const status = statusAfter(ticket.status, { isRequester }, { type })
    if (status === null) {
      throw new Problem('action_not_possible', `${type} cannot happen to a ticket that is ${ticket.status}`)
    }
    const isFromOperator = type === 'ticket.answer' || type === 'ticket.settle'
    if (said) {
      await useAttachments(tx, ctx, { ids: said.attachmentIds, field: 'comment.attachment_ids' })
      const { placeId } = ticket
      if (placeId) await dropDraft(tx, ctx, { form: ticketCommentDraft.form, placeId, subjectId: ticketId })
    }
    const outcome = await advanceTicket(tx, ctx, ticket, {
      type,
      status,
      said: said && { body: said.body, attachmentIds: said.attachmentIds, isFromOperator, authorId: actor.userId },
      at: now(),
    })
    return { ...outcome, answer: () => readTicket(tx, ctx, call) }
  })
}
