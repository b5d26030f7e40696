import type { ReportDetail } from '#contract/reports.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { answerReport } from './answerReport.ts'
import { type ActionCall, holdReport } from './holdReport.ts'
import { insertWitness } from './reports.store.ts'
import { noteChange } from './tellOfReport.ts'

/** Somebody else sees it too, and hears from now on of what becomes of it. */
export async function joinAsWitness(ctx: SignedInCtx, call: ActionCall): Promise<ReportDetail> {
  return ctx.db.transaction(async (tx) => {
    const report = await holdReport(tx, ctx, call, 'witness.join')
    await insertWitness(tx, { reportId: report.id, userId: ctx.actor.userId }, ctx.now())

    const tell = await noteChange(tx, ctx, report, { action: 'reports.join' })
    const answer = await answerReport(tx, ctx, call)
    await tell()
    return answer
  })
}
