import { audit } from '../platform/audit.ts'
import type { Ctx } from '../platform/context.ts'
import { requireClient } from '../session/requireClient.ts'
import { clearFailures } from '../session/signInTries.store.ts'
import { markLinkUsed } from './links.store.ts'
import { openLink } from './openLink.ts'

/** Opens a locked account from the link its owner received: nobody can lock a neighbour out. */
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
