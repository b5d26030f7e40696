import { accountRoutes as routes } from '#contract/accounts.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { readAccount } from './readAccount.ts'

/** The personal account of a co-owner. */
export function accountRoutes(app: App): void {
  serve(app, routes.mine, ({ ctx, params }) => readAccount(ctx, params.placeId))
}
