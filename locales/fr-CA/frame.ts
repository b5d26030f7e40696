import type { FrameCatalogue } from '../catalogue.ts'
import { breadcrumb } from './breadcrumb.ts'
import { combobox } from './combobox.ts'
import { dashboard } from './dashboard.ts'
import { places } from './places.ts'
import { roles } from './roles.ts'
import { search } from './search.ts'
import { shell } from './shell.ts'

export const frame: FrameCatalogue = {
  shell,
  breadcrumb,
  roles,
  dashboard,
  places,
  search,
  combobox,
}
