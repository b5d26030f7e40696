import type { ApplicationCatalogue } from '../catalogue.ts'
import { chart, list, table, upload, viewer } from './widgetsOfData.ts'

export const widgets: ApplicationCatalogue['widgets'] = { upload, viewer, table, chart, list }
