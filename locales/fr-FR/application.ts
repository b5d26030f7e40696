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

/** What is read once somebody has signed in: it is fetched with the frame of the application. */
export const application = {
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
} as const
