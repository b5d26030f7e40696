import type { Ctx } from '#server/platform/context.ts'
import { requireClient } from '#server/services/access/requireClient.ts'
import { openLink } from './openLink.ts'

type PasswordLink = {
  readonly link: { readonly kind: 'activation' | 'reset'; readonly token: string }
  readonly clientId: string
}

/**
 * Says whether a link can still set a password, before somebody types one. The address goes only to a caller with the
 * token of a link that works, which is proof enough to set that account's password.
 */
export async function readPasswordLink(ctx: Ctx, { link, clientId }: PasswordLink) {
  requireClient(ctx, clientId)
  await ctx.limits.take('passwordLink', ctx.address)
  const { email } = await openLink(ctx.db, ctx, link)
  return { email }
}
