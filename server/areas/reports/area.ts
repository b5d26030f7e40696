import { equipmentReportRoutes } from '#contract/equipments.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { placeOfEquipment } from '#server/services/directory/equipments.store.ts'
import { acknowledgeReport } from './acknowledgeReport.ts'
import { escalateReports } from './escalateReports.ts'
import { findReports } from './findReports.store.ts'
import { listEquipmentReports } from './listEquipmentReports.ts'
import { listReportCategories } from './listReportCategories.ts'
import { listReportEvents } from './listReportEvents.ts'
import { listReports } from './listReports.ts'
import { listReportsToAnswer } from './listReportsToAnswer.ts'
import { listSimilarReports } from './listSimilarReports.ts'
import { markReportRead } from './markReportRead.ts'
import { openReport } from './openReport.ts'
import { orderWork } from './orderWork.ts'
import { findOwnReports } from './ownReports.store.ts'
import { readReport } from './readReport.ts'
import { commentReport, joinAsWitness, leaveAsWitness, reopenReport, resolveReport } from './reportActions.ts'
import { reportDrafts } from './reports.drafts.ts'
import { placeOfReport } from './reports.store.ts'
import { seesReportFile } from './seesReportFile.store.ts'

/** Incident reports (specification §7). */
export const reportsArea = defineArea({
  routes: [
    served(
      reportRoutes,
      {
        list: listReports,
        toAnswer: listReportsToAnswer,
        similar: listSimilarReports,
        create: openReport,
        categories: listReportCategories,
        read: (ctx, call) => readReport(ctx.db, ctx, call),
        events: listReportEvents,
        markRead: markReportRead,
        comment: commentReport,
        acknowledge: acknowledgeReport,
        orderWork,
        resolve: resolveReport,
        reopen: reopenReport,
        join: joinAsWitness,
        leave: leaveAsWitness,
      },
      placeOfReport,
    ),
    served(equipmentReportRoutes, { reports: listEquipmentReports }, placeOfEquipment),
  ],
  search: { report: findReports },
  ownData: findOwnReports,
  files: { sees: [seesReportFile] },
  jobs: { hourly: [{ what: 'the escalation of broken promises', run: escalateReports }] },
  drafts: reportDrafts,
  seed: () => import('./demo/seedReports.ts'),
})
