import type { reportRoutes } from '#contract/reports/reports.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import { writeReading } from './reports.store.ts'

/** Marks a report as read. It needs no audit entry, but updates the person's other open pages. */
export async function markReportRead(
  ctx: SignedInCtx,
  { params: { reportId } }: RouteOutput<typeof reportRoutes.markRead>,
): Promise<void> {
  const { userId } = ctx.actor
  await change(ctx, async (tx) => {
    const isNews = await writeReading(tx, { reportId, userId })
    return isNews ? { audited: [], live: [{ topic: 'reports', userId, subjectId: reportId }] } : unchanged
  })
}
