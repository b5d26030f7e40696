import type { Ctx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { activationMailTo } from '#server/services/access/linkMails.ts'
import { requireClient } from '#server/services/access/requireClient.ts'
import { findAccountByEmail } from '#server/services/directory/profile.store.ts'
import { atLeast } from './atLeast.ts'

/** Longer than any branch takes. */
const floor = 150

/** Returns the next step for an e-mail address. As specified, it reveals whether an account exists, so it is slow and rate-limited. */
export async function mailCheck(ctx: Ctx, { email, clientId }: { email: string; clientId: string }): Promise<void> {
  requireClient(ctx, clientId)
  await ctx.limits.take('mailCheck', ctx.address)
  await ctx.limits.take('mailCheck', email)
  return atLeast(floor, () => decide(ctx, email))
}

async function decide(ctx: Ctx, email: string): Promise<void> {
  const account = await findAccountByEmail(ctx.db, email)
  const [allowedOffer] = account?.offers ?? []
  if (!account || !allowedOffer) throw new Problem('unknown_account', 'no account has this address')
  if (!account.offers.includes(ctx.offer.code)) {
    throw new Problem('wrong_offer', 'the account belongs to another offer', { allowedOffer })
  }
  if (account.passwordHash) throw new Problem('password_required', 'the account has a password')
  await ctx.limits.take('mail', email)
  await ctx.jobs.add(ctx.db, activationMailTo(ctx, account.id))
}
