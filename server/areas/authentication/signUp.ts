import type { OfferCode } from '#contract/offers.ts'
import type { Ctx } from '#server/platform/context.ts'
import { activationMailTo } from '#server/services/access/linkMails.ts'
import { requireClient } from '#server/services/access/requireClient.ts'
import { findAccountByEmail } from '#server/services/directory/profile.store.ts'
import { atLeast } from './atLeast.ts'
import { requireSite } from './requireSite.ts'

/** The same minimum as for the check of an address. */
const floor = 150

/** Sends the activation link again. With a password already set, or without an account, the response is the same but no mail is sent. */
export async function signUp(
  ctx: Ctx,
  { email, sergicOffer, clientId }: { email: string; sergicOffer: OfferCode; clientId: string },
): Promise<void> {
  requireClient(ctx, clientId)
  requireSite(ctx, sergicOffer)
  await ctx.limits.take('mail', ctx.address)
  return atLeast(floor, async () => {
    const account = await findAccountByEmail(ctx.db, email)
    if (!account?.offers.includes(ctx.offer.code) || account.passwordHash) return
    // Only mails that are sent count: a refused person already has an earlier link.
    await ctx.limits.take('mail', email)
    await ctx.jobs.add(ctx.db, activationMailTo(ctx, account.id))
  })
}
