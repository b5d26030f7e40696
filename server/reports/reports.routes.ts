import { reportRoutes as routes } from '#contract/reports.ts'
import type { App } from '../platform/app.ts'
import { serve } from '../platform/serve.ts'
import { listReports } from './listReports.ts'

/** Incident reports (specification §7). */
export function reportRoutes(app: App): void {
  serve(app, routes.list, ({ ctx, ...asked }) => listReports(ctx, asked))
}
