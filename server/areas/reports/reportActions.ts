import { commentDraft } from '#contract/reports/reportDrafts.ts'
import { type ReportDetail, reportCategory } from '#contract/reports/reports.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import { actOnReport, type ReportCall } from './actOnReport.ts'
import { deleteWitness, insertWitness } from './reports.store.ts'

/** Adds a comment to the history. */
export async function commentReport(ctx: SignedInCtx, call: ReportCall<'comment'>): Promise<ReportDetail> {
  const { body, attachmentIds: ids } = call.body.event
  await ctx.limits.take('report', ctx.actor.userId)
  return actOnReport(ctx, call, 'report.comment', async ({ id, placeId }, tx) => {
    await dropDraft(tx, ctx, { form: commentDraft.form, placeId, subjectId: id })
    return {
      action: 'reports.comment',
      line: { kind: 'custom_comment', body },
      files: { ids, field: 'event.attachment_ids' },
      news: 'report_event',
    }
  })
}

/** Staff resolve the report, with an explanation. */
export async function resolveReport(ctx: SignedInCtx, call: ReportCall<'resolve'>): Promise<ReportDetail> {
  const { body, attachmentIds: ids } = call.body.resolution
  return actOnReport(ctx, call, 'report.resolve', () => ({
    action: 'reports.resolve',
    line: { kind: 'resolved', body },
    files: { ids, field: 'resolution.attachment_ids' },
    news: 'resolved_report',
    isCounted: true,
  }))
}

/** Reopens a report that is not fixed, with a promise like that of a new report. */
export async function reopenReport(ctx: SignedInCtx, call: ReportCall<'reopen'>): Promise<ReportDetail> {
  const { now, offer } = ctx
  const { body } = call.body.reopening
  return actOnReport(ctx, call, 'report.reopen', ({ category }) => {
    const days = offer.reports.promisedDays[reportCategory.parse(category)]
    return {
      action: 'reports.reopen',
      line: { kind: 'opened', body },
      changed: { promisedOn: daysAfter(civilDay(now(), offer.timeZone), days), escalatedAt: null },
      news: 'report_event',
      isCounted: true,
    }
  })
}

/** Adds a witness, who gets notifications about the report from now on. */
export async function joinAsWitness(ctx: SignedInCtx, call: ReportCall<'join'>): Promise<ReportDetail> {
  return actOnReport(ctx, call, 'witness.join', async ({ id }, tx) => {
    await insertWitness(tx, { reportId: id, userId: ctx.actor.userId }, ctx.now())
    return { action: 'reports.join' }
  })
}

/** Removes a witness, who gets no more notifications. */
export async function leaveAsWitness(ctx: SignedInCtx, call: ReportCall<'leave'>): Promise<ReportDetail> {
  return actOnReport(ctx, call, 'witness.leave', async ({ id }, tx) => {
    await deleteWitness(tx, { reportId: id, userId: ctx.actor.userId })
    return { action: 'reports.leave' }
  })
}
