import { equipmentRoutes as routes } from '#contract/equipments.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { placeOfEquipment } from './equipments.store.ts'
import { listEquipmentReports } from './listEquipmentReports.ts'
import { listEquipments } from './listEquipments.ts'
import { readEquipment } from './readEquipment.ts'

/** What the co-owners of a place share (specification §7: equipments). */
export function equipmentRoutes(app: App): void {
  serve(app, routes.list, ({ ctx, ...asked }) => listEquipments(ctx, asked))
  serve(app, routes.read, ({ ctx, ...asked }) => readEquipment(ctx, asked), placeOfEquipment)
  serve(app, routes.reports, ({ ctx, ...asked }) => listEquipmentReports(ctx, asked), placeOfEquipment)
}
