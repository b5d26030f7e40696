import { report, type reportRoutes } from '#contract/reports.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '../platform/context.ts'
import { byId, listAnswer } from '../platform/listAnswer.ts'
import * as store from './reports.store.ts'

type List = typeof reportRoutes.list

/** The reports of a place, the latest updated first; `ongoing` are those not resolved. */
export async function listReports(
  { db, actor }: SignedInCtx,
  { params: { placeId }, query }: RouteOutput<List>,
): Promise<RouteAnswer<List>> {
  const asked = { userId: actor.userId, placeId, state: query.state }
  const { reports, meta } = await store.listReports(db, asked, query)
  const rows = reports.map(({ createdAt, updatedAt, ...row }) =>
    report.parse({ ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }),
  )
  return listAnswer(rows, { reports: byId(rows) }, meta)
}
