import { signInLock } from '#contract/authentication/authentication.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { Ctx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Account } from '#server/services/directory/profile.store.ts'
import { unlockMail } from './linkMails.ts'
import { countFailure } from './signInTries.store.ts'
import { sha256 } from './tokens.ts'

export const locked = () => new Problem('account_locked', 'too many wrong passwords')

/** The mail comes from the site that the owner uses, because the wrong passwords may have been typed on another one. */
function unlockMailTo({ offer, locale, requestId }: Ctx, { id: userId, offers }: Account) {
  const code = offers.includes(offer.code) ? offer.code : offers[0]
  return code ? [unlockMail.of({ userId, offer: code, locale, requestId })] : []
}

/**
 * Counts a wrong password of a sign-in and refuses with the state of the lock: tries left, the last one, locked.
 */
export async function refuseTry(ctx: Ctx, email: string, account: Account | null): Promise<never> {
  const failures = await ctx.db.transaction(async (tx) => {
    const counted = await countFailure(tx, email, ctx.now())
    if (counted === signInLock.tries) {
      await audit(tx, ctx, { action: 'session.lock', subjectId: sha256(email), actor: null })
      if (account) await ctx.jobs.add(tx, ...unlockMailTo(ctx, account))
    }
    return counted
  })
  if (failures >= signInLock.tries) throw locked()
  if (failures === signInLock.tries - 1) throw new Problem('last_attempt_before_lock', 'one try left')
  throw new Problem('invalid_credentials', 'wrong e-mail or password', { remainingTries: signInLock.tries - failures })
}
