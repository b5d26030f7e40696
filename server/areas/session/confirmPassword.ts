import { confirmationLifetime, type confirmationRoutes } from '#contract/confirmations.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { insertConfirmation } from '#server/services/access/confirmations.store.ts'
import { requireOwnPassword, settleOwnTries } from '#server/services/access/ownPassword.ts'
import { newToken, sha256 } from '#server/services/access/tokens.ts'
import { lockPassword } from '#server/services/directory/profile.store.ts'

type Create = typeof confirmationRoutes.create

/** Confirms a binding act with the person's password. Wrong tries are counted, because the portal may have been left open. */
export async function confirmPassword(ctx: SignedInCtx, { body }: RouteOutput<Create>): Promise<RouteAnswer<Create>> {
  const { actor, db, now } = ctx
  const account = await requireOwnPassword(ctx, body.confirmation.password)
  const token = newToken()
  await db.transaction(async (tx) => {
    const current = await lockPassword(tx, actor.userId)
    if (current !== account.passwordHash) throw new Problem('invalid_credentials', 'the password has just changed')
    await settleOwnTries(tx, ctx)
    const { userId, sessionId } = actor
    const expiresAt = new Date(now().getTime() + confirmationLifetime * 1_000)
    await insertConfirmation(tx, { hash: sha256(token), userId, sessionId, expiresAt })
    await audit(tx, ctx, { action: 'session.confirm', subjectId: sessionId, actor })
  })
  return { confirmationToken: token, expiresIn: confirmationLifetime }
}
