import type { z } from 'zod'
import type { passwordGrant, SessionTokens } from '#contract/session.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { Ctx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { locked, refuseTry } from '#server/services/access/refuseTry.ts'
import { requireClient } from '#server/services/access/requireClient.ts'
import { insertSession } from '#server/services/access/session.store.ts'
import { clearFailures, lockTries, readLock } from '#server/services/access/signInTries.store.ts'
import type { Account } from '#server/services/directory/profile.store.ts'
import { findAccountByEmail, lockPassword, writePassword } from '#server/services/directory/profile.store.ts'
import { publish } from '#server/services/live/publish.ts'
import { issueTokens } from './issueTokens.ts'

/** Opens a session from an e-mail address and its password. Known and unknown addresses follow the same path. */
export async function signIn(ctx: Ctx, input: z.output<typeof passwordGrant>): Promise<SessionTokens> {
  requireClient(ctx, input.clientId)
  if (input.scope !== ctx.offer.signInScope) throw new Problem('invalid_client', 'the scope is not that of this offer')
  await ctx.limits.take('signIn', ctx.address)
  const email = input.username.trim().toLowerCase()
  const account = await findAccountByEmail(ctx.db, email)
  if (await readLock(ctx.db, email, ctx.now())) throw locked()

  const isRight = await ctx.hasher.verify(account?.passwordHash ?? null, input.password)
  if (!account || !isRight) return refuseTry(ctx, email, account)
  return open(ctx, account, await upgradedHash(ctx, account, input.password))
}

async function open(ctx: Ctx, account: Account, newHash: string | null): Promise<SessionTokens> {
  const { offer, userAgent } = ctx
  return ctx.db.transaction(async (tx) => {
    // A password reset may have ended all sessions a moment ago; a sign-in with the old password must not slip through.
    const current = await lockPassword(tx, account.id)
    if (current !== account.passwordHash) throw new Problem('invalid_credentials', 'the password has just changed')
    if (await lockTries(tx, account.email, ctx.now())) throw locked()
    requireOffer(ctx, account)

    await clearFailures(tx, account.email)
    if (newHash) await writePassword(tx, account.id, { passwordHash: newHash })
    const sessionId = await insertSession(tx, { userId: account.id, offer: offer.code, userAgent, now: ctx.now() })
    const actor = { userId: account.id, impersonatorId: null }
    await audit(tx, ctx, { action: 'session.signIn', subjectId: sessionId, actor, detail: { rehashed: !!newHash } })
    const tokens = await issueTokens(tx, ctx, { sessionId, parentHash: null })
    await publish(tx, ctx, { topic: 'sessions', userId: account.id, subjectId: sessionId })
    return tokens
  })
}

function requireOffer({ offer }: Ctx, account: Account) {
  if (account.offers.includes(offer.code)) return
  const [allowedOffer] = account.offers
  throw new Problem('wrong_offer', 'the account belongs to another offer', allowedOffer ? { allowedOffer } : {})
}

/** Upgrades a weaker hash while the password is available; a busy hasher leaves that to the next sign-in. */
async function upgradedHash(ctx: Ctx, { passwordHash }: Account, password: string): Promise<string | null> {
  if (!passwordHash || !ctx.hasher.isOutdated(passwordHash)) return null
  return ctx.hasher.hash(password).catch(() => null)
}
