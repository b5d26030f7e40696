import { fromPromise } from 'xstate'
import { offerFilter, termsRoutes } from '#contract/terms.ts'
import type { Offer } from '#offers/offer.schema.ts'
import type { Api } from '#src/api/api.ts'

type Dependencies = { readonly api: Api; readonly offer: Pick<Offer, 'code'> }

export const maintenanceActors = ({ api, offer }: Dependencies) => ({
  readTerms: fromPromise<unknown>(({ signal }) => api(termsRoutes.read, { query: offerFilter(offer.code), signal })),
})
