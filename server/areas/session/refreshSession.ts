import type { z } from 'zod'
import type { refreshGrant, SessionTokens } from '#contract/session.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireClient } from '#server/services/access/requireClient.ts'
import {
  countSuccessors,
  isSuccessorPresented,
  lockRefresh,
  markSeen,
  markUsed,
  type RefreshToken,
  revokeSession,
} from '#server/services/access/session.store.ts'
import { sha256 } from '#server/services/access/tokens.ts'
import { publish } from '#server/services/live/publish.ts'
import { issueTokens } from './issueTokens.ts'

/** Milliseconds within which a token may be used twice: two tabs do so at the same moment, a thief does so later. */
const concurrency = 500
/**
 * The most pairs that one token is exchanged for. A third use is refused, but does not revoke the family while it is concurrent.
 */
const mostPairs = 2

/** Exchanges a refresh token for a new pair. Reuse of a token revokes its whole family, because one of the two holders stole it. */
export async function refreshSession(ctx: Ctx, input: z.output<typeof refreshGrant>): Promise<SessionTokens> {
  requireClient(ctx, input.clientId)
  await ctx.limits.take('refresh', ctx.address)
  const parentHash = sha256(input.refreshToken)
  const now = ctx.now()

  const tokens = await ctx.db.transaction(async (tx) => {
    const found = await lockRefresh(tx, parentHash)
    if (!found || found.session.revokedAt || found.token.expiresAt <= now) return null
    const { id: sessionId, offer, userId } = found.session
    if (offer !== ctx.offer.code) return null

    const actor = { userId, impersonatorId: null }
    if (found.token.usedAt && !(await isConcurrent(tx, found.token, now))) {
      await revokeSession(tx, sessionId, now)
      await audit(tx, ctx, { action: 'session.reuse', subjectId: sessionId, actor })
      await publish(tx, ctx, { topic: 'sessions', userId, subjectId: sessionId })
      return null
    }
    if (found.token.usedAt && (await countSuccessors(tx, parentHash)) >= mostPairs) return null
    if (!found.token.usedAt) await markUsed(tx, parentHash, now)
    await markSeen(tx, sessionId, now)
    await audit(tx, ctx, { action: 'session.refresh', subjectId: sessionId, actor })
    return issueTokens(tx, ctx, { sessionId, parentHash })
  })
  if (!tokens) throw new Problem('invalid_refresh_token', 'unknown, expired, revoked or used refresh token')
  return tokens
}

async function isConcurrent(tx: Transaction, token: RefreshToken, now: Date) {
  if (!token.usedAt || now.getTime() - token.usedAt.getTime() > concurrency) return false
  return !(await isSuccessorPresented(tx, token.hash))
}
