import { termsRoutes as routes } from '#contract/terms.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { readTerms } from './readTerms.ts'

/** General terms. */
export function termsRoutes(app: App): void {
  serve(app, routes.read, ({ ctx, query }) => readTerms(ctx, query))
}
