import { equipmentRoutes } from '#contract/equipments.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { placeOfEquipment } from './equipments.store.ts'
import { listEquipmentReports } from './listEquipmentReports.ts'
import { listEquipments } from './listEquipments.ts'
import { readEquipment } from './readEquipment.ts'

/** What the co-owners of a place share (specification §7: equipments). */
export const equipmentsArea = defineArea({
  routes: [
    served(
      equipmentRoutes,
      {
        list: listEquipments,
        read: readEquipment,
        reports: listEquipmentReports,
      },
      placeOfEquipment,
    ),
  ],
})
