import type { ApplicationCatalogue } from '../catalogue.ts'
import { account } from './account.ts'
import { administration } from './administration.ts'
import { community } from './community.ts'
import { newReport } from './newReport.ts'
import { notifications } from './notifications.ts'
import { reports } from './reports.ts'
import { settings } from './settings.ts'
import { widgets } from './widgets.ts'

export const application: ApplicationCatalogue = {
  community,
  settings,
  account,
  administration,
  notifications,
  newReport,
  reports,
  widgets,
}
