import * as z from 'zod/mini'
import { localeCode, offerCode } from './offers.ts'
import { route } from './route.ts'

/** The general terms of an offer: numbered articles of plain text. */
export const terms = z.object({
  offer: offerCode,
  locale: localeCode,
  version: z.string(),
  publishedOn: z.iso.date(),
  articles: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
})
export type Terms = z.output<typeof terms>

export const termsRoutes = {
  read: route({
    method: 'get',
    path: '/terms',
    access: 'public',
    summary: 'The current general terms of the offer in ?by_{offer}_offer={offer}',
    query: z.looseObject({}),
    status: 200,
    answer: terms,
    refusals: ['not_found'],
  }),
}

/** `by_ese_offer=ESE`: the specification names the offer twice (§7). */
export const offerFilter = (code: string) => ({ [`by_${code.toLowerCase()}_offer`]: code })
