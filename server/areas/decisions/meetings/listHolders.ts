import type { meetingPowerRoutes } from '#contract/decisions/meetingPowers.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import { listAttendees } from './attendance.store.ts'
import { findMeeting, votesOfPlace } from './meetingDetail.store.ts'

type Holders = typeof meetingPowerRoutes.holders

/** The other owners of the place, by name, who could represent the caller. The list does not reveal who already takes part. */
export async function listHolders(
  { db, actor, locale, now }: SignedInCtx,
  { params: { meetingId }, query }: RouteOutput<Holders>,
): Promise<RouteAnswer<Holders>> {
  const { userId } = actor
  const meeting = await findMeeting(db, userId, meetingId)
  if (!meeting || (await votesOfPlace(db, meeting.placeId, userId)) === 0) {
    throw new Problem('not_found', 'no such meeting of a place in which they own something')
  }
  const filter = { meeting, at: now(), locale, search: query.search, withoutId: userId }
  const { attendees, meta } = await listAttendees(db, filter, query)
  const holders = attendees.map(({ id, person, votes }) => ({ id, person, votes }))
  return listAnswer(holders, { holders: byId(holders) }, meta)
}
