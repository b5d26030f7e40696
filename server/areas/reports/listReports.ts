import { can } from '#contract/permissions.ts'
import type { reportRoutes } from '#contract/reports/reports.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import * as store from './reportLists.store.ts'

type List = typeof reportRoutes.list

/** The reports of a place, the latest updated first; staff see overdue promises before all others. */
export async function listReports(
  { db, actor, now, offer }: SignedInCtx,
  { params: { placeId }, query, roles }: RouteOutput<List> & { readonly roles: readonly RoleName[] },
): Promise<RouteAnswer<List>> {
  const isOverdueFirst = query.sort === '-updated_at' && can(roles, 'report.answer')
  const today = civilDay(now(), offer.timeZone)
  const filter = { ...query, userId: actor.userId, placeId, today, isOverdueFirst }
  const { reports, meta } = await store.listReports(db, filter, query)
  return listAnswer(reports, { reports: byId(reports) }, meta)
}
