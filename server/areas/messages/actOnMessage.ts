import type { Message } from '#contract/messages/messages.ts'
import { isStillEditable, type sentMessageRoutes } from '#contract/messages/sentMessages.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { holdConversation } from './conversationCall.ts'
import { concernedBy } from './conversations.store.ts'
import { readMessage } from './readMessage.ts'
import * as store from './sentMessages.store.ts'

type Call<Name extends keyof typeof sentMessageRoutes> = RouteOutput<(typeof sentMessageRoutes)[Name]> & {
  readonly roles: readonly RoleName[]
}
type AnyCall = { readonly params: { readonly messageId: string }; readonly roles: readonly RoleName[] }

/** Locks the conversation of a message that the caller sees, then reads the message. */
export async function holdMessage(tx: Transaction, ctx: SignedInCtx, { params: { messageId }, roles }: AnyCall) {
  const { conversationId } = await readMessage(tx, ctx, { messageId, roles })
  const conversation = await holdConversation(tx, ctx, { params: { conversationId }, roles })
  return { conversation, message: await readMessage(tx, ctx, { messageId, roles }) }
}

/** Edits the text of the caller's own message while it is new. */
export const editMessage = (ctx: SignedInCtx, call: Call<'edit'>): Promise<Message> =>
  actOnOwn(ctx, call, 'messages.edit', async (tx, message) => {
    const editedAt = ctx.now()
    if (!isStillEditable(message, editedAt)) {
      throw new Problem('action_not_possible', 'the message is too old to be edited')
    }
    await store.writeBody(tx, message, { body: call.body.message.body, editedAt })
  })

export const withdrawMessage = (ctx: SignedInCtx, call: Call<'withdraw'>): Promise<Message> =>
  actOnOwn(ctx, call, 'messages.withdraw', (tx, message) => store.writeWithdrawal(tx, message, ctx.now()))

type Own = Message & { readonly placeId: string }

async function actOnOwn(
  ctx: SignedInCtx,
  call: AnyCall,
  action: 'messages.edit' | 'messages.withdraw',
  write: (tx: Transaction, message: Own) => Promise<void>,
): Promise<Message> {
  const { messageId } = call.params
  return changeAndAnswer(ctx, async (tx) => {
    const { conversation, message } = await holdMessage(tx, ctx, call)
    if (!message.isOwn || message.withdrawnAt !== null) {
      throw new Problem('action_not_possible', 'the message is not of the caller, or is withdrawn')
    }
    await write(tx, { ...message, placeId: conversation.placeId })
    return {
      audited: [{ action, subjectId: messageId }],
      live: await concernedBy(tx, conversation),
      answer: () => readMessage(tx, ctx, { messageId, roles: call.roles }),
    }
  })
}
