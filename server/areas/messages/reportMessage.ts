import { screenPaths } from '#contract/addresses.ts'
import { reportedWord, type sentMessageRoutes } from '#contract/messages/sentMessages.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import { insertAbuseReport } from './abuseReports.store.ts'
import { holdMessage } from './actOnMessage.ts'
import { eventsFor } from './conversations.store.ts'
import { staffOf } from './delivery.store.ts'

const path = `${screenPaths.conversationQueue}?filtre=${reportedWord}`

type Call = RouteOutput<typeof sentMessageRoutes.report> & { readonly roles: readonly RoleName[] }

/** Gives the manager a copy of a message, which stays whatever its author does later. */
export async function reportMessage(ctx: SignedInCtx, call: Call): Promise<void> {
  const { userId } = ctx.actor
  await ctx.limits.take('conversation', userId)
  await change(ctx, async (tx) => {
    const { conversation, message } = await holdMessage(tx, ctx, call)
    if (message.isOwn || message.withdrawnAt !== null) {
      throw new Problem('action_not_possible', 'the message is of the caller, or is withdrawn')
    }
    const { id: messageId, body } = message
    const { placeId, name: title } = conversation
    const { reason } = call.body.abuseReport
    await insertAbuseReport(tx, { messageId, reporterId: userId, body, reason, createdAt: ctx.now() })
    const staff = await staffOf(tx, placeId)
    const recipients = staff.filter((id) => id !== userId && id !== message.author.userId)
    return {
      audited: [{ action: 'messages.report', subjectId: messageId }],
      live: eventsFor(staff, placeId, conversation.id),
      news: [{ type: 'report', recipients, placeId, title, author: null, path, isHighlighted: true }],
    }
  })
}
