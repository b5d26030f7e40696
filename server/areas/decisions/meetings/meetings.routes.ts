import { meetingDeskRoutes as deskRoutes, meetingRoutes as routes } from '#contract/decisions/meetings.ts'
import type { App } from '#server/platform/app.ts'
import { serve } from '#server/platform/serve.ts'
import { attend } from './attend.ts'
import { listAttendees } from './listAttendees.ts'
import { listMeetings } from './listMeetings.ts'
import { placeOfMeeting } from './meetingDetail.store.ts'
import { notifyMinutes } from './notifyMinutes.ts'
import { readMeeting } from './readMeeting.ts'

/** General meetings. */
export function meetingRoutes(app: App): void {
  serve(app, routes.list, ({ ctx, ...asked }) => listMeetings(ctx, asked))
  serve(app, deskRoutes.read, ({ ctx, ...asked }) => readMeeting(ctx, asked, ctx.db), placeOfMeeting)
  serve(app, deskRoutes.attendees, ({ ctx, ...asked }) => listAttendees(ctx, asked), placeOfMeeting)
  serve(app, deskRoutes.attend, ({ ctx, ...asked }) => attend(ctx, asked), placeOfMeeting)
  serve(app, deskRoutes.notifyMinutes, ({ ctx, ...asked }) => notifyMinutes(ctx, asked), placeOfMeeting)
}
