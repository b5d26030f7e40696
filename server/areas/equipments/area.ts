import { equipmentRoutes } from '#contract/equipments.ts'
import { defineArea } from '#server/defineArea.ts'
import { served } from '#server/platform/serve.ts'
import { placeOfEquipment } from '#server/services/directory/equipments.store.ts'
import type { CountOngoingReports } from './equipments.store.ts'
import { listEquipments } from './listEquipments.ts'
import { readEquipment } from './readEquipment.ts'

/** The equipment of a place (specification §7: equipments), with the number of ongoing reports about each piece. */
export const equipmentsArea = (countOngoing: CountOngoingReports) =>
  defineArea({
    routes: [
      served(
        equipmentRoutes,
        { list: listEquipments(countOngoing), read: readEquipment(countOngoing) },
        placeOfEquipment,
      ),
    ],
  })
