import { breadcrumb } from './breadcrumb.ts'
import { combobox } from './combobox.ts'
import { dashboard } from './dashboard.ts'
import { places } from './places.ts'
import { roles } from './roles.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'

/** What is read in the frame of the application and on the dashboard: fetched with them, once somebody has signed in. */
export const frame = {
  shell,
  breadcrumb,
  roles,
  dashboard,
  places,
  search,
  combobox,
} as const
