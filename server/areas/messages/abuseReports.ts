import type { conversationDeskRoutes as routes } from '#contract/messages/conversationDesk.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import * as store from './abuseReports.store.ts'
import { eventsFor } from './conversations.store.ts'
import { staffOf } from './delivery.store.ts'

/** The reported messages in all places of the caller, or in one. */
export async function listAbuseReports(
  { db, actor: { userId }, offer, locale }: SignedInCtx,
  { query: { place } }: RouteOutput<typeof routes.abuseReports>,
): Promise<RouteAnswer<typeof routes.abuseReports>> {
  return { abuseReports: await store.listAbuseReports(db, { userId, offer: offer.code, locale, place }) }
}

export async function seeAbuseReport(ctx: SignedInCtx, { params }: RouteOutput<typeof routes.see>): Promise<void> {
  const { placeId, abuseReportId: id } = params
  await change(ctx, async (tx) => {
    if (!(await store.hasAbuseReport(tx, { id, placeId }))) throw new Problem('not_found', 'no such report here')
    if (!(await store.writeSeen(tx, { id, placeId }, ctx.now()))) return unchanged
    return {
      audited: [{ action: 'messages.seeReport', subjectId: id }],
      live: eventsFor(await staffOf(tx, placeId), placeId),
    }
  })
}
