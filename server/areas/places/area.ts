import { placeRoutes } from '#contract/places.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { chooseDefaultIdentity } from './chooseDefaultIdentity.ts'
import { listMyIdentities } from './listMyIdentities.ts'
import { listMyPlaces } from './listMyPlaces.ts'
import { listPlaceFiscalYears } from './listPlaceFiscalYears.ts'
import { readAgency } from './readAgency.ts'
import { readPlace } from './readPlace.ts'
import { updateIdentity } from './updateIdentity.ts'
import { updatePlace } from './updatePlace.ts'

/** Places and how people appear in them (specification §7). */
export const placesArea = defineArea({
  routes: [
    served(placeRoutes, {
      mine: (ctx, { query }) => listMyPlaces(ctx, query),
      read: (ctx, { params }) => readPlace(ctx, ctx.db, params.placeId),
      update: updatePlace,
      agency: (ctx, { params }) => readAgency(ctx, params.placeId),
      fiscalYears: listPlaceFiscalYears,
      identities: listMyIdentities,
      updateIdentity,
      chooseDefaultIdentity,
    }),
  ],
})
