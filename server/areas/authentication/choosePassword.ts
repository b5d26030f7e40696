import { audit } from '#server/platform/audit.store.ts'
import type { Ctx } from '#server/platform/context.ts'
import { useUpLinks } from '#server/services/access/links.store.ts'
import { refuseWeakPassword } from '#server/services/access/refuseWeakPassword.ts'
import { revokeSessionsOfUser } from '#server/services/access/session.store.ts'
import { clearFailures } from '#server/services/access/signInTries.store.ts'
import { acceptInvitations } from '#server/services/directory/acceptInvitations.ts'
import { findAccountById, lockPassword, writePassword } from '#server/services/directory/profile.store.ts'
import { publish } from '#server/services/live/publish.ts'
import { openLink } from './openLink.ts'

type Choice = {
  readonly kind: 'activation' | 'reset'
  readonly token: string
  readonly email?: string | undefined
  readonly password: string
}

/**
 * Sets a password from a one-time link. It opens the lock, ends every session and every other link of the person, and turns
 * pending invitations into memberships.
 */
export async function choosePassword(ctx: Ctx, { password, ...link }: Choice): Promise<void> {
  await ctx.limits.take('signIn', ctx.address)
  // Checked before the costly hash, and again under the lock when the link is used.
  const { userId } = await openLink(ctx.db, ctx, link)
  const present = (await findAccountById(ctx.db, userId))?.passwordHash ?? null
  // A concurrent use of the same link may have just set the password that was read above. Checking the link again refuses it as
  // used, not the password as a repeated one.
  await openLink(ctx.db, ctx, link)
  const isCurrent = () => present !== null && ctx.hasher.verify(present, password)
  await refuseWeakPassword(ctx, { password, field: 'user.password', isCurrent })
  const passwordHash = await ctx.hasher.hash(password)

  await ctx.db.transaction(async (tx) => {
    // Every verb locks the person first, so that two links of one person, or a link and a sign-in, cannot deadlock.
    await lockPassword(tx, userId)
    const { email } = await openLink(tx, ctx, link)
    await writePassword(tx, userId, { passwordHash, locale: ctx.locale })
    // Links before tries, in the same order as `unlock`.
    await useUpLinks(tx, userId, ctx.now())
    await clearFailures(tx, email)
    await revokeSessionsOfUser(tx, userId, ctx.now())
    const action = link.kind === 'reset' ? 'authentication.resetPassword' : 'authentication.setPassword'
    await audit(tx, ctx, { action, subjectId: userId, actor: { userId, impersonatorId: null } })
    await acceptInvitations(tx, ctx, { userId, email })
    await publish(tx, ctx, { topic: 'sessions', userId })
  })
}
