import { randomUUID } from 'node:crypto'
import type { Ctx, Platform } from './context.ts'
import type { Sites } from './sites.ts'

/** The context of a job for each offer, without a caller and in the offer's first language. */
export function clockContexts(platform: Platform, sites: Pick<Sites, 'all' | 'urlOf'>): readonly Ctx[] {
  const shared = { ...platform, lastingDb: platform.db, urlOf: sites.urlOf, address: '', userAgent: null }
  return sites.all.map((offer) => {
    const [locale = 'fr-FR'] = offer.locales
    return { ...shared, offer, locale, requestId: randomUUID() }
  })
}
