import { newReport } from './reports/newReport.ts'
import { reports } from './reports/reports.ts'

/** What is read on the pages of reports and equipment. */
export const texts = { reports, newReport } as const
