import { combobox } from './combobox.ts'
import { chart, list, table, upload, viewer } from './widgetsOfData.ts'
import { confirm, fields, steps } from './widgetsOfForms.ts'

export const widgets = { combobox, confirm, fields, steps, upload, viewer, table, chart, list } as const
