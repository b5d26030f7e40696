import type { ApplicationCatalogue } from '../catalogue.ts'
import { account } from './account.ts'
import { administration } from './administration.ts'
import { breadcrumb } from './breadcrumb.ts'
import { community } from './community.ts'
import { dashboard } from './dashboard.ts'
import { notifications } from './notifications.ts'
import { places } from './places.ts'
import { roles } from './roles.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { widgets } from './widgets.ts'

export const application: ApplicationCatalogue = {
  shell,
  breadcrumb,
  roles,
  dashboard,
  places,
  community,
  settings,
  account,
  administration,
  notifications,
  search,
  widgets,
}
