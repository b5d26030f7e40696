import { decisionRoutes as routes } from '#contract/decisions/decisions.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { abandonProject } from './abandonProject.ts'
import { concludeProject } from './concludeProject.ts'
import { organiseMeeting } from './organiseMeeting.ts'
import { refuseMeeting } from './refuseMeeting.ts'
import { requestMeeting } from './requestMeeting.ts'
import { placeOfDecision } from './voting.store.ts'
import { withdrawRequest } from './withdrawRequest.ts'

/** Requests for an extraordinary meeting, and what the president makes of them. */
export function presidentRoutes(app: App): void {
  serve(app, routes.requestMeeting, ({ ctx, ...asked }) => requestMeeting(ctx, asked), placeOfDecision)
  serve(app, routes.withdrawRequest, ({ ctx, ...asked }) => withdrawRequest(ctx, asked), placeOfDecision)
  serve(app, routes.organiseMeeting, ({ ctx, ...asked }) => organiseMeeting(ctx, asked), placeOfDecision)
  serve(app, routes.refuseMeeting, ({ ctx, ...asked }) => refuseMeeting(ctx, asked), placeOfDecision)
  serve(app, routes.abandon, ({ ctx, ...asked }) => abandonProject(ctx, asked), placeOfDecision)
  serve(app, routes.conclude, ({ ctx, ...asked }) => concludeProject(ctx, asked), placeOfDecision)
}
