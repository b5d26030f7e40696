import type { Context } from 'hono'
import type { Env } from '../app.ts'
import type { Ctx } from '../context.ts'
import { Problem } from '../problem.ts'

/**
 * @throws {Problem} `unauthenticated` unless the signature provider has just signed this body. Without a provider, the route does
 * not exist.
 */
export function requireProvider(c: Context<Env>, { signer, now }: Pick<Ctx, 'signer' | 'now'>, body: Uint8Array): void {
  if (!signer) throw new Problem('not_found', 'no provider signs here')
  const event = { timestamp: c.req.header('signature-timestamp'), signature: c.req.header('signature'), body }
  if (!signer.isFromProvider(event, now())) throw new Problem('unauthenticated', 'the provider has not signed this')
}
