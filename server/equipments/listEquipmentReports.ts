import type { equipmentRoutes } from '#contract/equipments.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { civilDay } from '../platform/civilDay.ts'
import type { SignedInCtx } from '../platform/context.ts'
import { byId, listAnswer } from '../platform/listAnswer.ts'
import { listReportsAbout } from '../reports/reportLists.store.ts'

type List = typeof equipmentRoutes.reports

/** What was reported about one piece of equipment, the latest updated first. */
export async function listEquipmentReports(
  { db, actor, now, offer }: SignedInCtx,
  { params: { equipmentId }, query }: RouteOutput<List>,
): Promise<RouteAnswer<List>> {
  const today = civilDay(now(), offer.timeZone)
  const { reports, meta } = await listReportsAbout(db, { userId: actor.userId, equipmentId, today }, query)
  return listAnswer(reports, { reports: byId(reports) }, meta)
}
