import type { Catalogue } from '../../catalogue.ts'
import { chart, filters, list, table, upload, viewer } from './widgetsOfData.ts'
import { confirm, fields, steps } from './widgetsOfForms.ts'

export const widgets: Catalogue['widgets'] = {
  confirm,
  fields,
  steps,
  upload,
  viewer,
  table,
  chart,
  filters,
  list,
}
