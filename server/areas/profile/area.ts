import { profileRoutes } from '#contract/profile.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { readProfile } from '#server/services/directory/readProfile.ts'
import { updateProfile } from './updateProfile.ts'

export const profileArea = defineArea({
  routes: [
    served(profileRoutes, {
      read: (ctx) => readProfile(ctx, ctx.db),
      update: (ctx, { body }) => updateProfile(ctx, body),
    }),
  ],
})
