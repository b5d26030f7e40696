import type { z } from 'zod'
import type { settingsRoutes } from '#contract/settings.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { useUpLinks } from '#server/services/access/links.store.ts'
import { requireOwnPassword, settleOwnTries } from '#server/services/access/ownPassword.ts'
import { refuseWeakPassword } from '#server/services/access/refuseWeakPassword.ts'
import { revokeSessionsOfUser } from '#server/services/access/session.store.ts'
import { clearFailures } from '#server/services/access/signInTries.store.ts'
import { change } from '#server/services/changes/change.ts'
import { lockPassword, writePassword } from '#server/services/directory/profile.store.ts'
import { noticeMail } from './noticeMail.ts'

type Body = z.output<typeof settingsRoutes.changePassword.body>

/**
 * Changes the password, given the current one. Wrong tries are counted, because the portal may have been left open. The change
 * unlocks the sign-in: wrong tries on the old password no longer matter, and the links that unlock it end here.
 */
export async function changePassword(ctx: SignedInCtx, { currentPassword, password }: Body): Promise<void> {
  const { actor, hasher, now } = ctx
  const account = await requireOwnPassword(ctx, currentPassword)
  await refuseWeakPassword(ctx, { password, field: 'password', isCurrent: () => password === currentPassword })
  const passwordHash = await hasher.hash(password)

  await change(ctx, async (tx) => {
    // Locks the person, their links and their tries, in the same order as a reset.
    const current = await lockPassword(tx, actor.userId)
    if (current !== account.passwordHash) throw new Problem('invalid_credentials', 'the password has just changed')
    await useUpLinks(tx, actor.userId, now())
    await settleOwnTries(tx, ctx)
    await clearFailures(tx, account.email)
    await writePassword(tx, actor.userId, { passwordHash })
    await revokeSessionsOfUser(tx, actor.userId, now(), actor.sessionId)
    const { offer, locale } = ctx
    const notice = { userId: actor.userId, what: 'passwordChanged', offer: offer.code, locale } as const
    await ctx.jobs.add(tx, noticeMail.of(notice))
    return {
      audited: [{ action: 'settings.changePassword', subjectId: actor.userId }],
      live: [{ topic: 'sessions', userId: actor.userId }],
    }
  })
}
