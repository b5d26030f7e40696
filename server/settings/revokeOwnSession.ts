import { publish } from '../live/publish.ts'
import { audit } from '../platform/audit.ts'
import type { SignedInCtx } from '../platform/context.ts'
import { Problem } from '../platform/problem.ts'
import { lockOpenSession } from '../session/openSessions.store.ts'
import { revokeSession } from '../session/session.store.ts'

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
