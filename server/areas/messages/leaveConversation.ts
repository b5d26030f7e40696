import type { SignedInCtx } from '#server/platform/context.ts'
import { change } from '#server/services/changes/change.ts'
import { type ConversationCall, holdConversation } from './conversationCall.ts'
import { concernedBy, writeOwn } from './conversations.store.ts'

/** Takes the caller out of a conversation: nothing in it reaches them any more, not even through a distribution list. */
export async function leaveConversation(ctx: SignedInCtx, call: ConversationCall): Promise<void> {
  const { userId } = ctx.actor
  await change(ctx, async (tx) => {
    const held = await holdConversation(tx, ctx, call, 'conversation.leave')
    const { id } = held
    const live = await concernedBy(tx, held)
    await writeOwn(tx, { conversationId: id, userId }, { leftAt: ctx.now(), unreadCount: 0 })
    return {
      audited: [{ action: 'conversations.leave', subjectId: id }],
      live,
    }
  })
}
