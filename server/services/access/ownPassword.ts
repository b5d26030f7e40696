import { signInLock } from '#contract/authentication/authentication.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { type Account, findAccountById } from '#server/services/directory/profile.store.ts'
import { clearFailures, countFailure, lockTries, readLock } from './signInTries.store.ts'

const locked = () => new Problem('session_locked', 'too many wrong passwords in this session')

/** Tries are counted by session. Addresses are in lower case, so none collides with a session. */
const triesOf = ({ actor }: Pick<SignedInCtx, 'actor'>) => `Session ${actor.sessionId}`

/**
 * The account of a signed-in person who has typed the correct password. Wrong tries count for this session only: a stranger who
 * locks the sign-in does not stop the person here, and tries here do not lock the sign-in.
 */
export async function requireOwnPassword(ctx: SignedInCtx, password: string): Promise<Account> {
  const { actor, db, hasher, limits, now } = ctx
  await limits.take('signIn', actor.sessionId)
  const account = await findAccountById(db, actor.userId)
  if (!account) throw new Problem('forbidden', 'the person is gone')
  if (await readLock(db, triesOf(ctx), now())) throw locked()
  if (await hasher.verify(account.passwordHash, password)) return account

  const failures = await db.transaction(async (tx) => {
    const counted = await countFailure(tx, triesOf(ctx), now())
    if (counted === signInLock.tries) {
      await audit(tx, ctx, { action: 'session.lockConfirmations', subjectId: actor.sessionId, actor })
    }
    return counted
  })
  if (failures >= signInLock.tries) throw locked()
  if (failures === signInLock.tries - 1) throw new Problem('last_attempt_before_lock', 'one try left in this session')
  throw new Problem('invalid_credentials', 'not the password of the person', {
    remainingTries: signInLock.tries - failures,
  })
}

/** Clears the session's wrong tries, in the transaction that the password allows. */
export async function settleOwnTries(tx: Transaction, ctx: SignedInCtx): Promise<void> {
  if (await lockTries(tx, triesOf(ctx), ctx.now())) throw locked()
  await clearFailures(tx, triesOf(ctx))
}
