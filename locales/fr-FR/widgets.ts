import { combobox } from './combobox.ts'
import { chart, list, table, upload, viewer } from './widgetsOfData.ts'

export const widgets = { combobox, upload, viewer, table, chart, list } as const
