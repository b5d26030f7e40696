import { chart, list, table, upload, viewer } from './widgetsOfData.ts'

export const widgets = { upload, viewer, table, chart, list } as const
