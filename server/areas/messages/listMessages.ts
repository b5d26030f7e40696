import type { messageRoutes } from '#contract/messages/messages.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { noConversation } from './conversationCall.ts'
import { isReadableBy } from './conversations.store.ts'
import * as store from './messages.store.ts'

type List = typeof messageRoutes.list
type Call = RouteOutput<List> & { readonly roles: readonly RoleName[] }

/** A page of the messages of a conversation, the newest first. */
export async function listMessages(
  { db, actor: { userId }, locale }: SignedInCtx,
  { params: { conversationId }, query: { before, after, perPage }, roles }: Call,
): Promise<RouteAnswer<List>> {
  const scope = { userId, roles, conversationId, locale }
  const page = await store.listMessages(db, scope, { before, after, most: perPage })
  if (page.messages.length === 0 && !(await isReadableBy(db, scope, conversationId))) throw noConversation()
  return page
}
