import type { z } from 'zod'
import type { settingsRoutes } from '#contract/settings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { useUpLinks } from '#server/services/access/links.store.ts'
import { locked, refuseTry } from '#server/services/access/refuseTry.ts'
import { revokeSessionsOfUser } from '#server/services/access/session.store.ts'
import { clearFailures, lockTries, readLock } from '#server/services/access/signInTries.store.ts'
import { change } from '#server/services/changes/change.ts'
import { findAccountById, lockPassword, writePassword } from '#server/services/directory/profile.store.ts'
import { sendNotice } from './sendNotice.ts'

type Body = z.output<typeof settingsRoutes.changePassword.body>

/**
 * Changes the password, given the current one. Wrong tries count toward the lock of the sign-in, so that somebody who finds
 * the portal left open cannot get around it. A locked account stays locked.
 */
export async function changePassword(ctx: SignedInCtx, { currentPassword, password }: Body): Promise<void> {
  const { actor, db, hasher, now } = ctx
  await ctx.limits.take('signIn', ctx.address)
  const account = await findAccountById(db, actor.userId)
  if (!account) throw new Problem('forbidden', 'the person is gone')
  if (await readLock(db, account.email, now())) throw locked()
  const isRight = await hasher.verify(account.passwordHash, currentPassword)
  if (!isRight) return refuseTry(ctx, account.email, account)
  const passwordHash = await hasher.hash(password)

  await change(ctx, async (tx) => {
    // Locks the person, their links and their tries, in the same order as a reset.
    const current = await lockPassword(tx, actor.userId)
    if (current !== account.passwordHash) throw new Problem('invalid_credentials', 'the password has just changed')
    await useUpLinks(tx, actor.userId, now())
    if (await lockTries(tx, account.email, now())) throw locked()
    await clearFailures(tx, account.email)
    await writePassword(tx, actor.userId, { passwordHash })
    await revokeSessionsOfUser(tx, actor.userId, now(), actor.sessionId)
    return {
      audited: [{ action: 'settings.changePassword', subjectId: actor.userId }],
      live: [{ topic: 'sessions', userId: actor.userId }],
    }
  })
  sendNotice(ctx, account, 'passwordChanged')
}
