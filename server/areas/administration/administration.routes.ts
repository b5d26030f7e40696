import { administrationRoutes as routes } from '#contract/administration.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { listPeople } from './listPeople.ts'

/** What administrators alone may do. */
export function administrationRoutes(app: App): void {
  serve(app, routes.people, ({ ctx, ...asked }) => listPeople(ctx, asked))
}
