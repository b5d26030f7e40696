import { searchRoutes as routes } from '#contract/search.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { find } from './find.ts'

/** One box for everything a person may see. */
export function searchRoutes(app: App): void {
  serve(app, routes.find, ({ ctx, ...call }) => find(ctx, call))
}
