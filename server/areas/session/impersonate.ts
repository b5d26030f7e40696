import type { Impersonation } from '#contract/session.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireClient } from '#server/services/access/requireClient.ts'
import { insertSession } from '#server/services/access/session.store.ts'
import { findPersonOfOffer } from '#server/services/directory/profile.store.ts'
import { issueAccessToken } from './issueTokens.ts'

/** Seconds. */
const lifetime = 3_600

/** Lets an administrator see the portal as another person of this offer, but never as another administrator. */
export async function impersonate(
  ctx: SignedInCtx,
  { clientId, userId, reason }: { clientId: string; userId: string; reason: string },
): Promise<Impersonation> {
  requireClient(ctx, clientId)
  const { actor, offer } = ctx
  return ctx.db.transaction(async (tx) => {
    const person = await findPersonOfOffer(tx, userId, offer.code)
    if (!person) throw new Problem('not_found', 'no such person in this offer')
    if (person.isAdministrator) throw new Problem('forbidden', 'administrators cannot be impersonated')

    const now = ctx.now()
    const impersonatorId = actor.userId
    const sessionId = await insertSession(tx, {
      userId,
      offer: offer.code,
      impersonatorId,
      parentId: actor.sessionId,
      userAgent: ctx.userAgent,
      now,
    })
    const accessToken = await issueAccessToken(tx, { sessionId, parentHash: null, now, lifetime })
    await audit(tx, ctx, {
      action: 'session.impersonate',
      subjectId: sessionId,
      actor: { userId, impersonatorId },
      detail: { reason },
    })
    const endsAt = new Date(now.getTime() + lifetime * 1_000).toISOString()
    return { userId, displayName: person.displayName, accessToken, expiresIn: lifetime, endsAt }
  })
}
