import type { ConversationDetail, conversationRoutes } from '#contract/messages/conversations.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { holdConversation } from './conversationCall.ts'
import { concernedBy, eventsFor, writeConversation, writeOwn } from './conversations.store.ts'
import { readConversation } from './readConversation.ts'
import type { Subjects } from './subjects.ts'

type Call = RouteOutput<typeof conversationRoutes.change> & { readonly roles: readonly RoleName[] }

/** Renames a conversation for everybody, or archives or mutes it for the caller. */
export const changeConversation =
  (subjects: Subjects) =>
  async (ctx: SignedInCtx, call: Call): Promise<ConversationDetail> => {
    const { name, ...own } = call.body.conversation
    const { userId } = ctx.actor
    return changeAndAnswer(ctx, async (tx) => {
      const held = await holdConversation(tx, ctx, call)
      const { id, placeId } = held
      if (name !== undefined) held.refuseUnless('conversation.rename')
      if (own.isMuted !== undefined) held.refuseUnless('conversation.mute')
      // Archiving an archived conversation changes nothing, so the lifecycle is not asked.
      if (own.isArchived !== undefined && own.isArchived !== held.own?.isArchived) {
        held.refuseUnless(own.isArchived ? 'conversation.archive' : 'conversation.restore')
      }
      const changed = Object.keys(call.body.conversation)
      const isOwn = own.isArchived !== undefined || own.isMuted !== undefined
      if (name !== undefined) await writeConversation(tx, id, { name })
      if (isOwn) await writeOwn(tx, { conversationId: id, userId }, own)
      return {
        audited: changed.length === 0 ? [] : [{ action: 'conversations.change', subjectId: id, detail: { changed } }],
        live: name === undefined ? eventsFor([userId], placeId, id) : await concernedBy(tx, held),
        answer: () => readConversation(subjects)(tx, ctx, call),
      }
    })
  }
