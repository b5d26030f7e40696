import type { ApplicationCatalogue } from '../catalogue.ts'
import { chart, list, table, upload, viewer } from './widgetsOfData.ts'
import { confirm, fields, steps } from './widgetsOfForms.ts'

export const widgets: ApplicationCatalogue['widgets'] = {
  confirm,
  fields,
  steps,
  upload,
  viewer,
  table,
  chart,
  list,
}
