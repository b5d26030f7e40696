import type { ReportDetail } from '#contract/reports.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { answerReport } from './answerReport.ts'
import { type ActionCall, holdReport } from './holdReport.ts'
import { deleteWitness } from './reports.store.ts'
import { noteChange } from './tellOfReport.ts'

/** They do not see it any more, and hear no more of it. */
export async function leaveAsWitness(ctx: SignedInCtx, call: ActionCall): Promise<ReportDetail> {
  return ctx.db.transaction(async (tx) => {
    const report = await holdReport(tx, ctx, call, 'witness.leave')
    await deleteWitness(tx, { reportId: report.id, userId: ctx.actor.userId })

    const tell = await noteChange(tx, ctx, report, { action: 'reports.leave' })
    const answer = await answerReport(tx, ctx, call)
    await tell()
    return answer
  })
}
