import type { Ctx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { type LinkKind, lockLink } from '#server/services/access/links.store.ts'
import { sha256 } from '#server/services/access/tokens.ts'

/** The link of a token; refused when unknown, used or expired. A link of another offer is refused too, but stays usable on its own site. */
export async function openLink(
  tx: Queryable,
  ctx: Pick<Ctx, 'now' | 'offer'>,
  { kind, token, email }: { kind: LinkKind; token: string; email?: string | undefined },
) {
  const link = await lockLink(tx, sha256(token), kind)
  if (!link || link.usedAt || link.expiresAt <= ctx.now()) throw expired()
  if (link.offer !== ctx.offer.code) {
    throw new Problem('wrong_offer', 'the link is one of another offer', { allowedOffer: link.offer })
  }
  if (email !== undefined && email !== link.email) throw expired()
  return link
}

const expired = () => new Problem('expired_link', 'unknown, used or expired link')
