import { combobox } from '../fr-FR/frame/combobox.ts'
import { search } from '../fr-FR/frame/search.ts'
import { breadcrumb } from './frame/breadcrumb.ts'
import { dashboard } from './frame/dashboard.ts'
import { placeSwitcher } from './frame/placeSwitcher.ts'
import { roles } from './frame/roles.ts'
import { shell } from './frame/shell.ts'

export const texts = { shell, breadcrumb, roles, dashboard, placeSwitcher, search, combobox }
