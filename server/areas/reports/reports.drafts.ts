import { eq, exists } from 'drizzle-orm'
import { commentDraft, reportDraft } from '#contract/reports/reportDrafts.ts'
import { type KeptForm, keepForm } from '#server/services/drafts/keptForm.ts'
import { placeOfReport } from './reports.store.ts'
import { reports } from './reports.tables.ts'

/** The forms about reports that have drafts. */
export const reportDrafts: readonly KeptForm[] = [
  keepForm(reportDraft),
  keepForm(commentDraft, {
    placeOf: (db, reportId) => placeOfReport(db, { reportId }),
    waits: (db, subjectId) => exists(db.select({ id: reports.id }).from(reports).where(eq(reports.id, subjectId))),
  }),
]
