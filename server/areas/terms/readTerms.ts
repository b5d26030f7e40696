import type { Terms } from '#contract/terms.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { Ctx } from '#server/platform/context.ts'
import { offerOfFilter } from '#server/platform/offerFilter.ts'
import { Problem } from '#server/platform/problem.ts'
import { findTerms } from './terms.store.ts'

/** The terms in force for the site's offer, in the language of the request. */
export async function readTerms(ctx: Ctx, query: Readonly<Record<string, unknown>>): Promise<Terms> {
  const requestedOffer = offerOfFilter(query)
  if (requestedOffer && requestedOffer !== ctx.offer.code) {
    throw new Problem('wrong_offer', 'the terms of another offer are on its own site', { allowedOffer: requestedOffer })
  }
  const today = civilDay(ctx.now(), ctx.offer.timeZone)
  const found = await findTerms(ctx.db, { offer: ctx.offer.code, locale: ctx.locale, today })
  if (!found) throw new Problem('not_found', 'no terms are in force')
  return found
}
