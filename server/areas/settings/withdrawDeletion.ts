import { audit } from '#server/platform/audit.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { publish } from '#server/services/live/publish.ts'
import { deleteDeletionRequest } from './deletionRequests.store.ts'

/** Takes the request for deletion back, if there is one. */
export async function withdrawDeletion(ctx: SignedInCtx): Promise<{ requestedAt: null }> {
  const { actor, db } = ctx
  await db.transaction(async (tx) => {
    if (!(await deleteDeletionRequest(tx, actor.userId))) return
    await audit(tx, ctx, { action: 'settings.withdrawDeletion', subjectId: actor.userId, actor })
    await publish(tx, ctx, { topic: 'settings', userId: actor.userId })
  })
  return { requestedAt: null }
}
