import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { findDeletionRequest } from './deletionRequests.store.ts'

export async function readDeletionRequest({ actor }: Pick<SignedInCtx, 'actor'>, db: Queryable) {
  const requestedAt = await findDeletionRequest(db, actor.userId)
  return { requestedAt: requestedAt?.toISOString() ?? null }
}
