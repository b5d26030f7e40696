import { audit } from '#server/platform/audit.store.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import * as store from '#server/services/access/session.store.ts'
import { publish } from '#server/services/live/publish.ts'

/** Logs out. During impersonation this also ends the administrator's own session, so that nothing stays open. */
export async function revokeSession(ctx: SignedInCtx): Promise<void> {
  const { actor, now } = ctx
  await ctx.db.transaction(async (tx) => {
    const root = (await store.findParentId(tx, actor.sessionId)) ?? actor.sessionId
    await store.revokeSession(tx, root, now())
    await audit(tx, ctx, { action: 'session.revoke', subjectId: root, actor })
    await publish(tx, ctx, { topic: 'sessions', userId: actor.impersonatorId ?? actor.userId, subjectId: root })
  })
}
