import { placeRoutes as routes } from '#contract/places.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { chooseDefaultIdentity } from './chooseDefaultIdentity.ts'
import { listMyIdentities } from './listMyIdentities.ts'
import { listMyPlaces } from './listMyPlaces.ts'
import { listPlaceFiscalYears } from './listPlaceFiscalYears.ts'
import { readAgency } from './readAgency.ts'
import { readPlace } from './readPlace.ts'
import { updateIdentity } from './updateIdentity.ts'
import { updatePlace } from './updatePlace.ts'

/** Places and how people appear in them (specification §7). */
export function placeRoutes(app: App): void {
  serve(app, routes.mine, ({ ctx, query }) => listMyPlaces(ctx, query))
  serve(app, routes.read, ({ ctx, params }) => readPlace(ctx, ctx.db, params.placeId))
  serve(app, routes.update, ({ ctx, ...call }) => updatePlace(ctx, call))
  serve(app, routes.agency, ({ ctx, params }) => readAgency(ctx, params.placeId))
  serve(app, routes.fiscalYears, ({ ctx, ...call }) => listPlaceFiscalYears(ctx, call))
  serve(app, routes.identities, ({ ctx, ...call }) => listMyIdentities(ctx, call))
  serve(app, routes.updateIdentity, ({ ctx, ...call }) => updateIdentity(ctx, call))
  serve(app, routes.chooseDefaultIdentity, ({ ctx, ...call }) => chooseDefaultIdentity(ctx, call))
}
