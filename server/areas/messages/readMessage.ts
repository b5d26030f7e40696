import type { Message } from '#contract/messages/messages.ts'
import type { RoleName } from '#contract/roles.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { findMessage } from './messages.store.ts'

type MessageRequest = { readonly messageId: string; readonly roles: readonly RoleName[] }

/** A message as the caller sees it now. */
export async function readMessage(
  db: Queryable,
  { actor: { userId }, locale }: SignedInCtx,
  { messageId, roles }: MessageRequest,
): Promise<Message> {
  const found = await findMessage(db, { userId, roles, locale }, messageId)
  if (!found) throw new Problem('not_found', 'no such message for this person')
  return found
}
