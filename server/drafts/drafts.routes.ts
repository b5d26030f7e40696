import { draftRoutes as routes } from '#contract/drafts.ts'
import type { App } from '../platform/app.ts'
import { serve } from '../platform/serve.ts'
import { readReportDraft } from './readReportDraft.ts'
import { removeReportDraft } from './removeReportDraft.ts'
import { writeReportDraft } from './writeReportDraft.ts'

/** What a person has begun to write and not sent. */
export function draftRoutes(app: App): void {
  serve(app, routes.readReport, ({ ctx, params }) => readReportDraft(ctx, params.placeId))
  serve(app, routes.writeReport, ({ ctx, ...asked }) => writeReportDraft(ctx, asked))
  serve(app, routes.removeReport, ({ ctx, params }) => removeReportDraft(ctx, params.placeId))
}
