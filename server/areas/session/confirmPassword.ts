import { confirmationLifetime, type confirmationRoutes } from '#contract/confirmations.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { audit } from '#server/platform/audit.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { insertConfirmation } from '#server/services/access/confirmations.store.ts'
import { locked, refuseTry } from '#server/services/access/refuseTry.ts'
import { clearFailures, lockTries, readLock } from '#server/services/access/signInTries.store.ts'
import { newToken, sha256 } from '#server/services/access/tokens.ts'
import { findAccountById, lockPassword } from '#server/services/directory/profile.store.ts'

type Create = typeof confirmationRoutes.create

/**
 * Confirms a binding act by the person's password. Wrong tries count toward the same lock as those of the sign-in, because
 * the portal may have been left open.
 */
export async function confirmPassword(ctx: SignedInCtx, { body }: RouteOutput<Create>): Promise<RouteAnswer<Create>> {
  const { actor, db, hasher, now } = ctx
  await ctx.limits.take('signIn', ctx.address)
  const account = await findAccountById(db, actor.userId)
  if (!account) throw new Problem('forbidden', 'the person is gone')
  if (await readLock(db, account.email, now())) throw locked()
  const isRight = await hasher.verify(account.passwordHash, body.confirmation.password)
  if (!isRight) return refuseTry(ctx, account.email, account)

  const token = newToken()
  await db.transaction(async (tx) => {
    const current = await lockPassword(tx, actor.userId)
    if (current !== account.passwordHash) throw new Problem('invalid_credentials', 'the password has just changed')
    if (await lockTries(tx, account.email, now())) throw locked()
    await clearFailures(tx, account.email)
    const { userId, sessionId } = actor
    const expiresAt = new Date(now().getTime() + confirmationLifetime * 1_000)
    await insertConfirmation(tx, { hash: sha256(token), userId, sessionId, expiresAt })
    await audit(tx, ctx, { action: 'session.confirm', subjectId: sessionId, actor })
  })
  return { confirmationToken: token, expiresIn: confirmationLifetime }
}
