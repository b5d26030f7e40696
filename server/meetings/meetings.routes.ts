import { meetingRoutes as routes } from '#contract/meetings.ts'
import type { App } from '../platform/app.ts'
import { serve } from '../platform/serve.ts'
import { listMeetings } from './listMeetings.ts'

/** General meetings. */
export function meetingRoutes(app: App): void {
  serve(app, routes.list, ({ ctx, ...asked }) => listMeetings(ctx, asked))
}
