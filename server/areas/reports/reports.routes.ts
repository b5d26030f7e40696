import { reportRoutes as routes } from '#contract/reports.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { acknowledgeReport } from './acknowledgeReport.ts'
import { answerReport } from './answerReport.ts'
import { commentReport } from './commentReport.ts'
import { joinAsWitness } from './joinAsWitness.ts'
import { leaveAsWitness } from './leaveAsWitness.ts'
import { listReportCategories } from './listReportCategories.ts'
import { listReportEvents } from './listReportEvents.ts'
import { listReports } from './listReports.ts'
import { listSimilarReports } from './listSimilarReports.ts'
import { markReportRead } from './markReportRead.ts'
import { openReport } from './openReport.ts'
import { orderWork } from './orderWork.ts'
import { reopenReport } from './reopenReport.ts'
import { placeOfReport } from './reports.store.ts'
import { resolveReport } from './resolveReport.ts'

/** Incident reports (specification §7). */
export function reportRoutes(app: App): void {
  serve(app, routes.list, ({ ctx, ...asked }) => listReports(ctx, asked))
  serve(app, routes.similar, ({ ctx, ...asked }) => listSimilarReports(ctx, asked))
  serve(app, routes.create, ({ ctx, ...asked }) => openReport(ctx, asked))
  serve(app, routes.categories, ({ ctx }) => listReportCategories(ctx))
  serve(app, routes.read, ({ ctx, ...asked }) => answerReport(ctx.db, ctx, asked), placeOfReport)
  serve(app, routes.events, ({ ctx, ...asked }) => listReportEvents(ctx, asked), placeOfReport)
  serve(app, routes.markRead, ({ ctx, ...asked }) => markReportRead(ctx, asked), placeOfReport)
  serve(app, routes.comment, ({ ctx, ...asked }) => commentReport(ctx, asked), placeOfReport)
  serve(app, routes.acknowledge, ({ ctx, ...asked }) => acknowledgeReport(ctx, asked), placeOfReport)
  serve(app, routes.orderWork, ({ ctx, ...asked }) => orderWork(ctx, asked), placeOfReport)
  serve(app, routes.resolve, ({ ctx, ...asked }) => resolveReport(ctx, asked), placeOfReport)
  serve(app, routes.reopen, ({ ctx, ...asked }) => reopenReport(ctx, asked), placeOfReport)
  serve(app, routes.join, ({ ctx, ...asked }) => joinAsWitness(ctx, asked), placeOfReport)
  serve(app, routes.leave, ({ ctx, ...asked }) => leaveAsWitness(ctx, asked), placeOfReport)
}
