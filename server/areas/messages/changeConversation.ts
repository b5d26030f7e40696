import type { ConversationDetail, conversationRoutes } from '#contract/messages/conversations.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { holdConversation } from './conversationCall.ts'
import { membersOf, writeConversation, writeOwn } from './conversations.store.ts'
import { isStaff } from './obstacleOf.ts'
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
      const { id, placeId, creatorId } = held
      if (name !== undefined && creatorId !== userId && !isStaff(call.roles)) {
        throw new Problem('forbidden', 'only its creator and staff rename a conversation')
      }
      const changed = Object.keys(call.body.conversation)
      const isOwn = own.isArchived !== undefined || own.isMuted !== undefined
      if (isOwn && held.own === null) throw new Problem('action_not_possible', 'the caller is no member')
      if (name !== undefined) await writeConversation(tx, id, { name })
      if (isOwn) await writeOwn(tx, { conversationId: id, userId }, own)
      const readers = name === undefined ? [userId] : await membersOf(tx, id)
      return {
        audited: changed.length === 0 ? [] : [{ action: 'conversations.change', subjectId: id, detail: { changed } }],
        live: [
          ...readers.map((reader) => ({ topic: 'messages', userId: reader, placeId, subjectId: id }) as const),
          ...(name !== undefined && held.isToManager ? [{ topic: 'messages', placeId, subjectId: id } as const] : []),
        ],
        answer: () => readConversation(subjects)(tx, ctx, call),
      }
    })
  }
