import type { Ctx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'

/** The client identifier of a call must be that of the site's offer. */
export function requireClient(ctx: Pick<Ctx, 'offer'>, clientId: string): void {
  if (clientId !== ctx.offer.clientId) throw new Problem('invalid_client', 'the client is not that of this offer')
}
