import { termsRoutes } from '#contract/terms.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { publishTerms } from './publishTerms.ts'
import { readTerms } from './readTerms.ts'

export const termsArea = defineArea({
  routes: [
    served(termsRoutes, {
      read: (ctx, { query }) => readTerms(ctx, query),
    }),
  ],
  jobs: { atStart: publishTerms },
})
