import { newReport } from './newReport.ts'
import { reports } from './reports.ts'

/** What is read on the screens of reports and equipment: fetched with the first of them. */
export const reporting = { reports, newReport } as const
