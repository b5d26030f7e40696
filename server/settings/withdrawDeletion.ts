import { publish } from '../live/publish.ts'
import { audit } from '../platform/audit.ts'
import type { SignedInCtx } from '../platform/context.ts'
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
