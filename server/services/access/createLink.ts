import { screenPaths } from '#contract/addresses.ts'
import { linkLifetime } from '#contract/authentication/authentication.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { insertLink, type LinkKind } from './links.store.ts'
import { newToken, sha256 } from './tokens.ts'

const paths = {
  activation: (token: string) => `${screenPaths.passwordActivation}?invitation_token=${token}`,
  reset: (token: string) => `${screenPaths.passwordReset}?reset_password_token=${token}`,
  unlock: (token: string) => `/callback/deblocage?unlock_token=${token}`,
} as const satisfies Record<LinkKind, (token: string) => string>

type LinkCtx = Pick<Ctx, 'now' | 'offer' | 'requestId' | 'urlOf'>
type Link = { readonly userId: string; readonly kind: LinkKind; readonly invitationId?: string | null }

/** Stores a one-time link under the hash of its token. Only the returned address holds the token. */
export async function createLink(tx: Queryable, ctx: LinkCtx, { userId, kind, invitationId = null }: Link) {
  const token = newToken()
  const hash = sha256(token)
  const createdAt = ctx.now()
  const expiresAt = new Date(createdAt.getTime() + linkLifetime[kind])
  await insertLink(tx, { hash, kind, userId, offer: ctx.offer.code, invitationId, createdAt, expiresAt })
  await audit(tx, ctx, { action: 'authentication.sendLink', subjectId: userId, actor: null, detail: { kind } })
  return { hash, address: ctx.urlOf(ctx.offer.code) + paths[kind](token) }
}
