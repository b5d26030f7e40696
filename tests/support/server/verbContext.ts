import { offers } from '#offers/offers.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { TestServer } from './testServer.ts'

/** The context of a verb of ESE that is called without a request. */
export const verbContext = ({ platform, sites }: TestServer): Ctx => ({
  ...platform,
  offer: offers.ESE,
  lastingDb: platform.db,
  urlOf: sites.urlOf,
  locale: 'fr-FR',
  address: '',
  userAgent: null,
  requestId: 'the request',
})
