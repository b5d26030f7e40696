import type { Activation } from '#contract/authentication/authentication.ts'
import { audit } from '#server/platform/audit.store.ts'
import type { Ctx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { activationMailTo } from '#server/services/access/linkMails.ts'
import { requireClient } from '#server/services/access/requireClient.ts'
import { activePeople, attachPerson, lockCustomer } from '#server/services/directory/customers.store.ts'
import { ensureAccount, findAccountByEmail } from '#server/services/directory/profile.store.ts'
import { requireSite } from './requireSite.ts'

const compact = (text: string) => text.replace(/\s+/g, '').toUpperCase()

/**
 * Adds the typed address to the customer file named in the letter, and sends it the activation link: only a person who reads that
 * mailbox gets into the place. A repeated registration adds nobody twice, and sends another link.
 */
export async function register(ctx: Ctx, input: Activation & { clientId: string }): Promise<void> {
  requireClient(ctx, input.clientId)
  const reference = compact(input.customerReferenceNumber)
  await ctx.limits.take('mail', ctx.address)
  // Postal codes are easy to guess, so each file allows only a few tries, whatever their network address.
  await ctx.limits.take('mail', `customer ${reference}`)

  await attach(ctx, { email: input.email, reference, zipCode: compact(input.zipCode) })
}

function attach(ctx: Ctx, { email, reference, zipCode }: { email: string; reference: string; zipCode: string }) {
  return ctx.db.transaction(async (tx) => {
    const customer = await lockCustomer(tx, reference)
    if (!customer || customer.zipCode !== zipCode) throw new Problem('unknown_account', 'no such customer file')
    requireSite(ctx, customer.offer)
    const known = await findAccountByEmail(tx, email)
    const [allowedOffer] = known?.offers ?? []
    if (known && allowedOffer && !known.offers.includes(ctx.offer.code)) requireSite(ctx, allowedOffer)
    if ((await activePeople(tx, reference, email)) >= customer.peopleLimit) {
      throw new Problem('unknown_account', 'the customer file has all its people')
    }

    const now = ctx.now()
    const userId = await ensureAccount(tx, { email, offer: ctx.offer.code, locale: ctx.locale, now })
    await attachPerson(tx, customer, userId, now)
    const detail = { reference, placeId: customer.placeId }
    await audit(tx, ctx, { action: 'authentication.register', subjectId: userId, actor: null, detail })
    await ctx.limits.take('mail', email)
    await ctx.jobs.add(tx, activationMailTo(ctx, userId))
  })
}
