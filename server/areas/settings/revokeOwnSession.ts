import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { lockOpenSession } from '#server/services/access/openSessions.store.ts'
import { revokeSession } from '#server/services/access/session.store.ts'
import { change } from '#server/services/changes/change.ts'

/** Ends one of the person's sessions, possibly the current one. Somebody else's session is as absent as one that never existed. */
export async function revokeOwnSession(ctx: SignedInCtx, { sessionId }: { sessionId: string }): Promise<void> {
  const { now } = ctx
  const { userId } = ctx.actor
  await change(ctx, async (tx) => {
    const isOpen = await lockOpenSession(tx, sessionId, { userId, now: now() })
    if (!isOpen) throw new Problem('not_found', 'no such open session of this person')
    await revokeSession(tx, sessionId, now())
    return {
      audited: [{ action: 'session.revoke', subjectId: sessionId }],
      live: [{ topic: 'sessions', userId, subjectId: sessionId }],
    }
  })
}
