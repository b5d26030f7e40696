import type { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import * as store from './attendance.store.ts'
import { findMeeting } from './meetingDetail.store.ts'

type List = typeof meetingDeskRoutes.attendees

/** The owners of a place, by name, with their part in the meeting. */
export async function listAttendees(
  { db, actor, locale, now }: SignedInCtx,
  { params: { meetingId }, query }: RouteOutput<List>,
): Promise<RouteAnswer<List>> {
  const meeting = await findMeeting(db, actor.userId, meetingId)
  if (!meeting) throw new Problem('not_found', 'no such meeting in a place of theirs')
  const { attendees, meta } = await store.listAttendees(db, { meeting, at: now(), locale, search: query.search }, query)
  return listAnswer(attendees, { attendees: byId(attendees) }, meta)
}
