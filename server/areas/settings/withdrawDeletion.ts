import type { SignedInCtx } from '#server/platform/context.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import { deleteDeletionRequest } from './deletionRequests.store.ts'

export async function withdrawDeletion(ctx: SignedInCtx): Promise<{ requestedAt: null }> {
  const { userId } = ctx.actor
  await change(ctx, async (tx) => {
    if (!(await deleteDeletionRequest(tx, userId))) return unchanged
    return {
      audited: [{ action: 'settings.withdrawDeletion', subjectId: userId }],
      live: [{ topic: 'settings', userId }],
    }
  })
  return { requestedAt: null }
}
