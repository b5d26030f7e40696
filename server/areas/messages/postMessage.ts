import { messageDraft } from '#contract/messages/messageDrafts.ts'
import type { Message, messageRoutes } from '#contract/messages/messages.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import { holdConversation } from './conversationCall.ts'
import { readMessage } from './readMessage.ts'
import { sendMessage } from './sendMessage.ts'

type Call = RouteOutput<typeof messageRoutes.post> & { readonly roles: readonly RoleName[] }

/** Sends a message in a conversation. */
export async function postMessage(ctx: SignedInCtx, call: Call): Promise<Message> {
  const { roles, body, params } = call
  await ctx.limits.take('message', ctx.actor.userId)
  return changeAndAnswer(ctx, async (tx) => {
    const conversation = await holdConversation(tx, ctx, call, 'message.post')
    const { placeId } = conversation
    await dropDraft(tx, ctx, { form: messageDraft.form, placeId, subjectId: params.conversationId })
    const sent = await sendMessage(tx, ctx, { conversation, roles, ...body.message, field: 'message' })
    return { ...sent.outcome, answer: () => readMessage(tx, ctx, { messageId: sent.id, roles }) }
  })
}
