import type { OfferCode } from '#contract/offers.ts'
import type { Ctx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'

/** An offer is used on its own site only. */
export function requireSite(ctx: Pick<Ctx, 'offer'>, offer: OfferCode): void {
  if (offer === ctx.offer.code) return
  throw new Problem('wrong_offer', 'the call names the offer of another site', { allowedOffer: offer })
}
