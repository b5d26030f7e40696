import { audit } from '#server/platform/audit.store.ts'
import type { Ctx } from '#server/platform/context.ts'
import { markLinkUsed } from '#server/services/access/links.store.ts'
import { requireClient } from '#server/services/access/requireClient.ts'
import { clearFailures } from '#server/services/access/signInTries.store.ts'
import { openLink } from './openLink.ts'

/** Opens a locked account by the link sent to its owner, so that nobody can lock a neighbour out. */
export async function unlock(ctx: Ctx, { unlockToken, clientId }: { unlockToken: string; clientId: string }) {
  requireClient(ctx, clientId)
  await ctx.limits.take('signIn', ctx.address)
  await ctx.db.transaction(async (tx) => {
    const { hash, userId, email } = await openLink(tx, ctx, { kind: 'unlock', token: unlockToken })
    await markLinkUsed(tx, hash, ctx.now())
    await clearFailures(tx, email)
    await audit(tx, ctx, { action: 'authentication.unlock', subjectId: userId, actor: null })
  })
}
