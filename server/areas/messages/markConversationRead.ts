import type { conversationRoutes } from '#contract/messages/conversations.ts'
import { pathOf } from '#contract/paths.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import type { LiveChange } from '#server/services/live/publish.ts'
import { readAbout } from '#server/services/notifications/unreadAbout.store.ts'
import { holdConversation } from './conversationCall.ts'
import { writeOwn } from './conversations.store.ts'
import { countAfter, findMessage } from './messages.store.ts'

type Call = RouteOutput<typeof conversationRoutes.markRead> & { readonly roles: readonly RoleName[] }

/** Marks the messages up to one as read. It needs no audit entry, but updates the person's other open pages. */
export async function markConversationRead(ctx: SignedInCtx, call: Call): Promise<void> {
  const { userId } = ctx.actor
  const { roles, body } = call
  await change(ctx, async (tx) => {
    const { id, placeId, own } = await holdConversation(tx, ctx, call)
    const message = await findMessage(tx, { userId, roles, locale: ctx.locale }, body.reading.lastReadMessageId)
    if (message?.conversationId !== id) throw new Problem('not_found', 'no such message in this conversation')
    const isNews = own !== null && message.seq > own.lastReadSeq
    if (isNews) {
      const unreadCount =
        message.seq >= own.lastSeq ? 0 : await countAfter(tx, { conversationId: id, userId }, message.seq)
      await writeOwn(tx, { conversationId: id, userId }, { lastReadSeq: message.seq, unreadCount })
    }
    const isTold = await readAbout(tx, { userId, path: pathOf('conversation', { conversationId: id }), at: ctx.now() })
    const live: LiveChange[] = [
      ...(isNews ? [{ topic: 'messages', userId, placeId, subjectId: id } as const] : []),
      ...(isTold ? [{ topic: 'notifications', userId } as const] : []),
    ]
    return { audited: [], live }
  })
}
