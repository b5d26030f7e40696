import { supportRoutes } from '#contract/support.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { reportError } from './reportError.ts'
import { widgetToken } from './widgetToken.ts'

/** The support widget, and crashes of the application. */
export const supportArea = defineArea({
  routes: [
    served(supportRoutes, {
      widgetToken,
      reportError: (ctx, { body }) => reportError(ctx, body),
    }),
  ],
})
