import { messageDraft } from '#contract/messages/messageDrafts.ts'
import type { Message, messageRoutes } from '#contract/messages/messages.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer, unchanged } from '#server/services/changes/change.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import { holdConversation } from './conversationCall.ts'
import { findAuthor } from './messages.store.ts'
import { readMessage } from './readMessage.ts'
import { sendMessage } from './sendMessage.ts'

const unusable = [{ field: 'message.message_id', code: 'invalid' }] as const

type Call = RouteOutput<typeof messageRoutes.post> & { readonly roles: readonly RoleName[] }

/** Sends a message in a conversation, once for each id that the sender chooses, and deletes its draft. */
export const postMessage = (ctx: SignedInCtx, call: Call): Promise<Message> =>
  post(ctx, call, (tx, placeId) =>
    dropDraft(tx, ctx, { form: messageDraft.form, placeId, subjectId: call.params.conversationId }),
  )

/** The same for a reply that was written elsewhere: a draft on the page stays. */
export const replyInConversation = (ctx: SignedInCtx, call: Call): Promise<Message> => post(ctx, call, async () => {})

async function post(
  ctx: SignedInCtx,
  call: Call,
  before: (tx: Transaction, placeId: string) => Promise<unknown>,
): Promise<Message> {
  const { roles, body } = call
  await ctx.limits.take('message', ctx.actor.userId)
  return changeAndAnswer(ctx, async (tx) => {
    const conversation = await holdConversation(tx, ctx, call, 'message.post')
    const { placeId } = conversation
    const { messageId } = body.message
    const former = messageId === undefined ? null : await findAuthor(tx, messageId)
    if (messageId !== undefined && former) {
      // The refusal does not reveal whose message has this id, or where.
      const isRepeat = former.authorId === ctx.actor.userId && former.conversationId === conversation.id
      if (!isRepeat) throw new Problem('invalid_value', 'the id cannot be used', { fields: unusable })
      return { ...unchanged, answer: () => readMessage(tx, ctx, { messageId, roles }) }
    }
    await before(tx, placeId)
    const sent = await sendMessage(tx, ctx, { conversation, roles, ...body.message, field: 'message' })
    return { ...sent.outcome, answer: () => readMessage(tx, ctx, { messageId: sent.id, roles }) }
  })
}
