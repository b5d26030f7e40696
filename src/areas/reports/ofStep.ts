import type { AttachmentsRef } from '#machines/parts/attachments/attachments.machine.ts'
import type { ReportRef } from '#machines/reports/report/report.machine.ts'
import type { OfNewReport } from './NewReport.tsx'

/** What every step is given. */
export type OfStep = OfNewReport & { readonly reportRef: ReportRef; readonly attachmentsRef: AttachmentsRef }
