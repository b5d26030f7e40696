import { offers } from '#offers/offers.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findOfferOfPlace } from '#server/services/directory/placeOffer.store.ts'
import type { Account } from '#server/services/directory/profile.store.ts'
import { rolesIn } from '#server/services/directory/rolesIn.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'

type Writer = {
  readonly account: Account
  /** `null` = the conversation or topic was deleted. */
  readonly placeId: string | null
}

/**
 * The context of a person who acts by mail, on the site of the place, with their roles there. It exists only for an open account.
 */
export async function replyContext(ctx: Ctx, { account, placeId }: Writer) {
  const { db, locale: atHand } = ctx
  const code = placeId === null ? null : await findOfferOfPlace(db, placeId)
  const offer = offers[code ?? account.offers[0] ?? ctx.offer.code]
  const { id: userId, isAdministrator } = account
  // A person who acts by mail has no session, and no verb that posts needs one.
  const actor = { userId, sessionId: '', offer: offer.code, isAdministrator, impersonatorId: null }
  const own = { ...ctx, offer, actor, locale: languageFor(offer, account.locale, atHand) }
  const mayEnter = account.passwordHash !== null && account.offers.includes(offer.code)
  return { own, roles: placeId === null || !mayEnter ? [] : await rolesIn(own, actor, placeId) }
}
