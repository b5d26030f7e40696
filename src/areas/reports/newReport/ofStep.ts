import type { AttachmentsRef } from '#machines/parts/attachments/attachments.machine.ts'
import type { ReportRef } from '#machines/reports/report/report.machine.ts'
import type { OfNewReport } from './NewReport.tsx'

/** The props of every step. */
export type OfStep = OfNewReport & { readonly reportRef: ReportRef; readonly attachmentsRef: AttachmentsRef }
