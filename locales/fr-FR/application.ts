import { account } from './account.ts'
import { administration } from './administration.ts'
import { community } from './community.ts'
import { newReport } from './newReport.ts'
import { notifications } from './notifications.ts'
import { reports } from './reports.ts'
import { settings } from './settings.ts'
import { widgets } from './widgets.ts'

/** What is read on the other screens of the application: fetched with the first of them. */
export const application = {
  community,
  settings,
  account,
  administration,
  notifications,
  newReport,
  reports,
  widgets,
} as const
