import * as z from 'zod/mini'
import { offerCode } from '#contract/offers.ts'
import { offerSchema } from './offer.schema.ts'

/** The data that the server writes into the page, so that the first paint needs no further request. */
export const pageSchema = z.object({
  offer: offerSchema,
  /** Every offer's name and site, for the redirect notice. */
  sites: z.array(z.object({ code: offerCode, brandName: z.string(), url: z.string() })),
  apiBase: z.string(),
  /** The only origin that /token-login talks to; `null` = embedded login is off. */
  embeddedLoginOrigin: z.nullable(z.string()),
  isDemo: z.boolean(),
  /** Where opened pages may be counted, and as which site; `null` = nobody counts. */
  analytics: z.nullable(z.object({ url: z.string(), site: z.string() })),
})
export type Page = z.output<typeof pageSchema>
