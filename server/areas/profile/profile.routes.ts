import { profileRoutes as routes } from '#contract/profile.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { readProfile } from '#server/services/directory/readProfile.ts'
import { updateProfile } from './updateProfile.ts'

/** One's own profile (specification §7). */
export function profileRoutes(app: App): void {
  serve(app, routes.read, ({ ctx }) => readProfile(ctx, ctx.db))
  serve(app, routes.update, ({ ctx, body }) => updateProfile(ctx, body))
}
