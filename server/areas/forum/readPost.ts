import type { Post } from '#contract/forum/posts.ts'
import type { RoleName } from '#contract/roles.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { findPost } from './posts.store.ts'

/** A call about one post, with the caller's roles in its place as read by the gate. */
export type PostCall = { readonly params: { readonly postId: string }; readonly roles: readonly RoleName[] }

/** A post as the caller sees it now. */
export async function readPost(
  db: Queryable,
  { actor: { userId }, locale }: SignedInCtx,
  { params: { postId }, roles }: PostCall,
): Promise<Post> {
  const found = await findPost(db, { userId, roles, locale }, postId)
  if (!found) throw new Problem('not_found', 'no such post for this person')
  return found
}
