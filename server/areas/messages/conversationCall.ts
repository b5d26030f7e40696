import type { RoleName } from '#contract/roles.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { lockConversation } from './conversations.store.ts'

/** A call about one conversation, with the caller's roles in its place, which the gate has read. */
export type ConversationCall = {
  readonly params: { readonly conversationId: string }
  readonly roles: readonly RoleName[]
}

export const noConversation = () => new Problem('not_found', 'no such conversation for this person')

/** Locks the conversation of a call until the transaction ends. */
export async function holdConversation(
  tx: Transaction,
  { actor }: SignedInCtx,
  { params: { conversationId }, roles }: ConversationCall,
) {
  const held = await lockConversation(tx, { userId: actor.userId, roles }, conversationId)
  if (!held) throw noConversation()
  return held
}
