import type { draftRoutes } from '#contract/drafts.ts'
import type { RouteOutput } from '#contract/route.ts'
import { findPlaceOfReport } from '#server/areas/reports/reports.store.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { keepDraft } from './keepDraft.ts'

/** Keeps what the person is about to add to the history of a report. */
export async function writeCommentDraft(
  ctx: SignedInCtx,
  { params: { reportId }, body }: RouteOutput<typeof draftRoutes.writeComment>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const placeId = await findPlaceOfReport(tx, ctx.actor.userId, reportId)
    if (placeId === null) throw new Problem('not_found', 'no such report for this person')
    await keepDraft(tx, ctx, { about: { form: 'comment', reportId }, placeId, body: body.draft })
  })
}
