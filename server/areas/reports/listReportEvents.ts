import type { reportRoutes } from '#contract/reports/reports.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { listEvents } from './reportEvents.store.ts'

type Events = typeof reportRoutes.events

/** The history of a report, the latest first. */
export async function listReportEvents(
  { db, actor, locale }: SignedInCtx,
  { params: { reportId }, query }: RouteOutput<Events>,
): Promise<RouteAnswer<Events>> {
  const { events, meta } = await listEvents(db, { userId: actor.userId, reportId, locale }, query)
  return listAnswer(events, { reportEvents: byId(events) }, meta)
}
