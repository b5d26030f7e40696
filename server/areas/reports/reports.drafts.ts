import { commentDraft, reportDraft } from '#contract/reports/reportDrafts.ts'
import { type KeptForm, keepForm } from '#server/services/drafts/keptForm.ts'
import { isReport, placeOfReport } from './reports.store.ts'

/** The forms about reports that have drafts. */
export const reportDrafts: readonly KeptForm[] = [
  keepForm(reportDraft),
  keepForm(commentDraft, {
    placeOf: (db, reportId) => placeOfReport(db, { reportId }),
    waits: isReport,
  }),
]
