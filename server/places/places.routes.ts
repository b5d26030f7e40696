import { placeRoutes as routes } from '#contract/places.ts'
import type { App } from '../platform/app.ts'
import { serve } from '../platform/serve.ts'
import { listMyPlaces } from './listMyPlaces.ts'

/** Places and who lives in them (specification §7). */
export function placeRoutes(app: App): void {
  serve(app, routes.mine, ({ ctx, query }) => listMyPlaces(ctx, query))
}
