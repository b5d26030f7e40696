import type { ApplicationCatalogue } from '../catalogue.ts'
import { combobox } from './combobox.ts'
import { chart, list, table, upload, viewer } from './widgetsOfData.ts'

export const widgets: ApplicationCatalogue['widgets'] = { combobox, upload, viewer, table, chart, list }
