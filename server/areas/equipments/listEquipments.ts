import type { equipmentRoutes } from '#contract/equipments.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from './equipments.store.ts'

type List = typeof equipmentRoutes.list

export const listEquipments =
  (countOngoing: store.CountOngoingReports) =>
  async (
    { db, actor: { userId } }: SignedInCtx,
    { params: { placeId }, query }: RouteOutput<List>,
  ): Promise<RouteAnswer<List>> => {
    const { equipments, meta } = await store.listEquipments(db, { userId, placeId, countOngoing }, query)
    return listAnswer(equipments, { equipments: byId(equipments) }, meta)
  }
