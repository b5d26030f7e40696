import { pathOf } from '#contract/paths.ts'
import type { RouteOutput } from '#contract/route.ts'
import { type TicketDetail, ticketDraft, type ticketRoutes } from '#contract/support/tickets.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import { useAttachments } from '#server/services/files/useAttachments.ts'
import { handOver } from './helpdesk/deskJob.ts'
import { readTicket } from './readTicket.ts'
import { ticketLive } from './ticketLive.ts'
import * as store from './tickets.store.ts'

/** Opens a ticket with its first comment, and notifies the operators of the offer. */
export async function openTicket(
  ctx: SignedInCtx,
  { params: { placeId }, body }: RouteOutput<typeof ticketRoutes.create>,
): Promise<TicketDetail> {
  const { actor, now } = ctx
  const { subject, body: text, attachmentIds } = body.ticket
  await ctx.limits.take('ticket', actor.userId)
  return changeAndAnswer(ctx, async (tx) => {
    const at = now()
    const id = await store.insertTicket(tx, {
      offer: actor.offer,
      requesterId: actor.userId,
      placeId,
      subject,
      status: 'new',
      createdAt: at,
      updatedAt: at,
      readAt: at,
    })
    await useAttachments(tx, ctx, { ids: attachmentIds, field: 'ticket.attachment_ids' })
    const comment = { ticketId: id, authorId: actor.userId, isFromOperator: false, body: text, createdAt: at }
    await store.insertComment(tx, comment, attachmentIds)
    await dropDraft(tx, ctx, { form: ticketDraft.form, placeId, subjectId: null })
    await handOver(tx, ctx, id)
    const operators = await store.operatorsOf(tx, actor.offer)
    const ticket = await readTicket(tx, ctx, { params: { ticketId: id } })
    const path = pathOf('ticket', { ticketId: id })
    const author = ticket.requester.displayName
    const recipients = operators.filter((operator) => operator !== actor.userId)
    return {
      audited: [{ action: 'tickets.open', subjectId: id, detail: { placeId } }],
      live: ticketLive({ id, requesterId: actor.userId }, operators),
      news: [{ type: 'zendesk_ticket', recipients, placeId, title: subject, author, path }],
      answer: () => ticket,
    }
  })
}
