import type { equipmentReportRoutes } from '#contract/equipments.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { listReportsAbout } from './reportLists.store.ts'

type List = typeof equipmentReportRoutes.reports

/** The reports about one piece of equipment, the latest updated first. */
export async function listEquipmentReports(
  { db, actor, now, offer }: SignedInCtx,
  { params: { equipmentId }, query }: RouteOutput<List>,
): Promise<RouteAnswer<List>> {
  const today = civilDay(now(), offer.timeZone)
  const { reports, meta } = await listReportsAbout(db, { userId: actor.userId, equipmentId, today }, query)
  return listAnswer(reports, { reports: byId(reports) }, meta)
}
