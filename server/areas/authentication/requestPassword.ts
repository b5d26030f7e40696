import type { OfferCode } from '#contract/offers.ts'
import type { Ctx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { resetMail } from '#server/services/access/linkMails.ts'
import { requireClient } from '#server/services/access/requireClient.ts'
import { requireSite } from './requireSite.ts'

type Request = {
  readonly email: string
  readonly sergicOffer: OfferCode
  readonly recaptchaToken: string
  readonly clientId: string
}

/** Sends a reset link if the account exists. The lookup follows the response, so its time reveals nothing. */
export async function requestPassword(ctx: Ctx, { email, sergicOffer, recaptchaToken, clientId }: Request) {
  requireClient(ctx, clientId)
  requireSite(ctx, sergicOffer)
  await ctx.limits.take('mail', ctx.address)
  if (!(await ctx.captcha.accept(recaptchaToken, ctx.offer))) {
    throw new Problem('captcha_refused', 'wrong or used captcha solution')
  }
  // Counted only once the captcha is solved, so that exhausting somebody else's limit takes work.
  await ctx.limits.take('mail', email)

  const { offer, locale, requestId } = ctx
  await ctx.jobs.add(ctx.db, resetMail.of({ email, offer: offer.code, locale, requestId }))
}
