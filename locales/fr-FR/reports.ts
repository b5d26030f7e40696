import { newReport } from './reports/newReport.ts'
import { reports } from './reports/reports.ts'

/** The texts of reports and equipment. */
export const texts = { reports, newReport } as const
