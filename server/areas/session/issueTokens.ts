import type { SessionTokens } from '#contract/session.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { insertAccessToken, insertRefreshToken } from '#server/services/access/session.store.ts'
import { newToken, sha256 } from '#server/services/access/tokens.ts'

const accessLifetime = 15 * 60
const refreshLifetime = 30 * 24 * 3_600

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000)

/** Issues a pair of tokens in a family; `parentHash` is the refresh token that it replaces, `null` for the first pair. */
export async function issueTokens(
  tx: Queryable,
  ctx: Pick<Ctx, 'now' | 'offer'>,
  { sessionId, parentHash }: { sessionId: string; parentHash: string | null },
): Promise<SessionTokens> {
  const now = ctx.now()
  const refreshToken = newToken()
  const accessToken = await issueAccessToken(tx, { sessionId, parentHash, now, lifetime: accessLifetime })
  const expiresAt = after(now, refreshLifetime)
  await insertRefreshToken(tx, { hash: sha256(refreshToken), sessionId, parentHash, expiresAt })
  return {
    accessToken,
    refreshToken,
    tokenType: 'Bearer',
    expiresIn: accessLifetime,
    createdAt: Math.floor(now.getTime() / 1_000),
    scope: ctx.offer.signInScope,
  }
}

/** Issues an access token alone, because an impersonation cannot be refreshed. `lifetime` is in seconds. */
export async function issueAccessToken(
  tx: Queryable,
  { now, lifetime, ...values }: { sessionId: string; parentHash: string | null; now: Date; lifetime: number },
): Promise<string> {
  const accessToken = newToken()
  await insertAccessToken(tx, { ...values, hash: sha256(accessToken), expiresAt: after(now, lifetime) })
  return accessToken
}
