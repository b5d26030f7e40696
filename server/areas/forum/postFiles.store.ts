import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { filesOf } from '#server/services/files/filesOf.store.ts'
import { useAttachments } from '#server/services/files/useAttachments.ts'
import { postAttachments, posts } from './posts.tables.ts'

/** Attaches files that the person has sent to a post, in the given order. */
export async function attachFiles(
  tx: Transaction,
  ctx: SignedInCtx,
  { postId, ids, field }: { readonly postId: string; readonly ids: readonly string[]; readonly field: string },
): Promise<void> {
  if (ids.length === 0) return
  await useAttachments(tx, ctx, { ids, field })
  await tx.insert(postAttachments).values(ids.map((attachmentId, position) => ({ postId, attachmentId, position })))
}

/** The files of a post in order; none once it is withdrawn, or for readers who may not see it. */
export const filesOfPost = (isSeen: SQL | undefined) =>
  filesOf(postAttachments, and(eq(postAttachments.postId, posts.id), isNull(posts.withdrawnAt), isSeen))
