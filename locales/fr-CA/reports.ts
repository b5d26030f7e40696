import { newReport } from './reports/newReport.ts'
import { reports } from './reports/reports.ts'

export const texts = { reports, newReport }
