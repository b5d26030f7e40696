import { SignJWT } from 'jose'
import type { SignedInCtx } from '#server/platform/context.ts'
import { readProfile } from '#server/services/directory/readProfile.ts'

/** Seconds; the widget asks again when it needs another one. */
const lifetime = 300

/**
 * Names the person to the support widget: who they are and nothing else. The route is refused while impersonating: outside
 * the portal nobody would see who really writes.
 */
export async function widgetToken(ctx: SignedInCtx): Promise<{ jwt: string }> {
  const { userId, email, displayName, offer } = await readProfile(ctx, ctx.db)
  const issuedAt = Math.floor(ctx.now().getTime() / 1_000)
  const claims = { name: displayName, email, external_id: userId, scope: 'user', offer }
  const jwt = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetime)
    .setJti(crypto.randomUUID())
    .sign(ctx.supportKey)
  return { jwt }
}
