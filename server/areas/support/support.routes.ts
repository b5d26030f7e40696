import { supportRoutes as routes } from '#contract/support.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { reportError } from './reportError.ts'
import { widgetToken } from './widgetToken.ts'

/** The support widget, and crashes of the application. */
export function supportRoutes(app: App): void {
  serve(app, routes.widgetToken, ({ ctx }) => widgetToken(ctx))
  serve(app, routes.reportError, ({ ctx, body }) => reportError(ctx, body))
}
