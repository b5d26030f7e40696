import type { RoleName } from '#contract/roles.ts'
import {
  type ConversationAction,
  canHappenToConversation,
  conversationStateOf,
} from '#machines/messages/conversation/conversation.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { lockConversation } from './conversations.store.ts'
import { isStaff } from './obstacleOf.ts'

/** A call about one conversation, with the caller's roles in its place as read by the gate. */
export type ConversationCall = {
  readonly params: { readonly conversationId: string }
  readonly roles: readonly RoleName[]
}

export const noConversation = () => new Problem('not_found', 'no such conversation for this person')

/**
 * Locks the conversation of a call until the transaction ends. The lifecycle, which the page reads too, decides which actions are
 * possible.
 */
export async function holdConversation(
  tx: Transaction,
  { actor }: SignedInCtx,
  { params: { conversationId }, roles }: ConversationCall,
  ...actions: readonly ConversationAction['type'][]
) {
  const held = await lockConversation(tx, { userId: actor.userId, roles }, conversationId)
  if (!held) throw noConversation()
  const isClosed = held.closedAt !== null
  const facts = {
    isMember: held.own !== null,
    isCreator: held.creatorId === actor.userId,
    isStaff: isStaff(roles),
    isToManager: held.isToManager,
    isClosed,
  }
  const state = conversationStateOf({ isArchived: held.own?.isArchived ?? false, isClosed })
  const refuseUnless = (type: ConversationAction['type']) => {
    if (canHappenToConversation(state, facts, { type })) return
    throw new Problem('action_not_possible', `${type} cannot happen to a conversation that is ${state}`)
  }
  for (const type of actions) refuseUnless(type)
  return { ...held, refuseUnless }
}
