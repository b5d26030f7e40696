import type { Equipment, equipmentRoutes } from '#contract/equipments.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { type CountOngoingReports, findEquipment } from './equipments.store.ts'

export const readEquipment =
  (countOngoing: CountOngoingReports) =>
  async (
    { db, actor: { userId } }: SignedInCtx,
    { params: { equipmentId } }: RouteOutput<typeof equipmentRoutes.read>,
  ): Promise<Equipment> => {
    const equipment = await findEquipment(db, { userId, equipmentId, countOngoing })
    if (!equipment) throw new Problem('not_found', 'no such equipment for this person')
    return equipment
  }
