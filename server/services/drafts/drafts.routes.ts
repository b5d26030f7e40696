import {
  decisionDraft,
  meetingRequestDraft,
  decisionDraftRoutes as ofDecisions,
  presidentDeskDraft,
} from '#contract/decisions/decisionDrafts.ts'
import { commentDraft, reportDraft, draftRoutes as routes } from '#contract/drafts.ts'
import { placeOfDecision } from '#server/areas/decisions/voting.store.ts'
import { placeOfReport } from '#server/areas/reports/reports.store.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { readDecisionDraft, writeDecisionDraft } from './decisionDrafts.ts'
import { readDraft, readDraftWithFiles } from './readDraft.ts'
import { removeDraft } from './removeDraft.ts'
import { writeCommentDraft } from './writeCommentDraft.ts'
import { writePlaceDraft } from './writePlaceDraft.ts'

/** What a person has begun to write and not sent. */
export function draftRoutes(app: App): void {
  const report = ({ placeId }: { placeId: string }) => ({ form: 'report', placeId }) as const
  serve(app, routes.readReport, async ({ ctx, params }) => ({
    draft: await readDraftWithFiles(ctx, report(params), reportDraft),
  }))
  serve(app, routes.writeReport, ({ ctx, params, body }) => writePlaceDraft(ctx, report(params), body.draft))
  serve(app, routes.removeReport, ({ ctx, params }) => removeDraft(ctx, report(params)))

  const comment = ({ reportId }: { reportId: string }) => ({ form: 'comment', reportId }) as const
  const read = routes.readComment
  serve(
    app,
    read,
    async ({ ctx, params }) => ({ draft: await readDraft(ctx, comment(params), commentDraft) }),
    placeOfReport,
  )
  serve(app, routes.writeComment, ({ ctx, ...asked }) => writeCommentDraft(ctx, asked), placeOfReport)
  serve(app, routes.removeComment, ({ ctx, params }) => removeDraft(ctx, comment(params)), placeOfReport)

  const decision = ({ placeId }: { placeId: string }) => ({ form: 'decision', placeId }) as const
  serve(app, ofDecisions.readDecision, async ({ ctx, params }) => ({
    draft: await readDraftWithFiles(ctx, decision(params), decisionDraft),
  }))
  serve(app, ofDecisions.writeDecision, ({ ctx, params, body }) => writePlaceDraft(ctx, decision(params), body.draft))
  serve(app, ofDecisions.removeDecision, ({ ctx, params }) => removeDraft(ctx, decision(params)))
}

/** What is begun about one decision. */
export function decisionDraftRoutes(app: App): void {
  const request = { form: 'meetingRequest' } as const
  serve(
    app,
    ofDecisions.readMeetingRequest,
    async ({ ctx, params, roles }) => ({
      draft: await readDecisionDraft(ctx, { ...request, ...params, roles }, meetingRequestDraft),
    }),
    placeOfDecision,
  )
  serve(
    app,
    ofDecisions.writeMeetingRequest,
    ({ ctx, params, roles, body }) => writeDecisionDraft(ctx, { ...request, ...params, roles }, body.draft),
    placeOfDecision,
  )
  serve(
    app,
    ofDecisions.removeMeetingRequest,
    ({ ctx, params }) => removeDraft(ctx, { ...request, ...params }),
    placeOfDecision,
  )

  const desk = { form: 'presidentDesk' } as const
  serve(
    app,
    ofDecisions.readPresidentDesk,
    async ({ ctx, params, roles }) => ({
      draft: await readDecisionDraft(ctx, { ...desk, ...params, roles }, presidentDeskDraft),
    }),
    placeOfDecision,
  )
  serve(
    app,
    ofDecisions.writePresidentDesk,
    ({ ctx, params, roles, body }) => writeDecisionDraft(ctx, { ...desk, ...params, roles }, body.draft),
    placeOfDecision,
  )
  serve(
    app,
    ofDecisions.removePresidentDesk,
    ({ ctx, params }) => removeDraft(ctx, { ...desk, ...params }),
    placeOfDecision,
  )
}
