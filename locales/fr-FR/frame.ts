import { breadcrumb } from './frame/breadcrumb.ts'
import { combobox } from './frame/combobox.ts'
import { dashboard } from './frame/dashboard.ts'
import { placeSwitcher } from './frame/placeSwitcher.ts'
import { roles } from './frame/roles.ts'
import { search } from './frame/search.ts'
import { shell } from './frame/shell.ts'

/** The texts of the frame and the dashboard, fetched with them after sign-in. */
export const texts = { shell, breadcrumb, roles, dashboard, placeSwitcher, search, combobox } as const
