import type { reportRoutes } from '#contract/reports.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { publish } from '#server/services/live/publish.ts'
import { writeReading } from './reports.store.ts'

/** Somebody has looked at a report: not worth an audit entry, but their other pages hear of it. */
export async function markReportRead(
  ctx: SignedInCtx,
  { params: { reportId } }: RouteOutput<typeof reportRoutes.markRead>,
): Promise<void> {
  const { userId } = ctx.actor
  await ctx.db.transaction(async (tx) => {
    const isNews = await writeReading(tx, { reportId, userId })
    if (isNews) await publish(tx, ctx, { topic: 'reports', userId, subjectId: reportId })
  })
}
