import { SignJWT } from 'jose'
import type { SignedInCtx } from '#server/platform/context.ts'
import { readProfile } from '#server/services/directory/readProfile.ts'

/** Seconds; the widget requests another token when it needs one. */
const lifetime = 300

/**
 * Identifies the person to the support widget, and nothing else. The route is closed during impersonation, because outside
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
