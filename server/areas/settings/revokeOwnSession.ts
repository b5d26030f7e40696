import { audit } from '#server/platform/audit.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { lockOpenSession } from '#server/services/access/openSessions.store.ts'
import { revokeSession } from '#server/services/access/session.store.ts'
import { publish } from '#server/services/live/publish.ts'

/** Ends one of the person's sessions, the present one too. That of somebody else is as absent as one that never was. */
export async function revokeOwnSession(ctx: SignedInCtx, { sessionId }: { sessionId: string }): Promise<void> {
  const { actor, db, now } = ctx
  await db.transaction(async (tx) => {
    const isOpen = await lockOpenSession(tx, sessionId, { userId: actor.userId, now: now() })
    if (!isOpen) throw new Problem('not_found', 'no such open session of this person')
    await revokeSession(tx, sessionId, now())
    await audit(tx, ctx, { action: 'session.revoke', subjectId: sessionId, actor })
    await publish(tx, ctx, { topic: 'sessions', userId: actor.userId, subjectId: sessionId })
  })
}
