import type { Attendee, meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { hasVotedInRoom } from '../room/room.store.ts'
import { listAttendees, writeAttendance } from './attendance.store.ts'
import { followPowers } from './followPowers.ts'
import { lockMeeting } from './meetingDetail.store.ts'

type Call = RouteOutput<typeof meetingDeskRoutes.attend>

/** Records how an owner takes part, until the minutes are notified. */
export async function attend(ctx: SignedInCtx, { params, body }: Call): Promise<Attendee> {
  const { actor, locale } = ctx
  const { meetingId, userId } = params
  const { attendance } = body.attendee
  return changeAndAnswer(ctx, async (tx) => {
    const meeting = await lockMeeting(tx, actor.userId, meetingId)
    if (!meeting) throw new Problem('not_found', 'no such meeting in a place of theirs')
    if (meeting.minutesNotifiedOn !== null) throw new Problem('action_not_possible', 'the minutes have been notified')
    const find = async () =>
      (await listAttendees(tx, { meeting, at: ctx.now(), locale, userId }, { page: 1, perPage: 1 })).attendees[0]
    const owner = await find()
    if (!owner) throw new Problem('not_found', 'no such voter in this meeting')

    const staysInRoom = attendance === 'present' || attendance === 'represented'
    if (!staysInRoom && (await hasVotedInRoom(tx, meetingId, userId))) {
      throw new Problem('conflict', 'a person who voted in the room was present; correct their vote instead')
    }
    const at = ctx.now()
    await writeAttendance(tx, { meetingId, userId, attendance, votes: owner.votes, writtenAt: at })
    const represented = await followPowers(tx, meeting, { userId, attendance, at })
    return {
      audited: [{ action: 'meetings.attend', subjectId: meetingId, detail: { userId, attendance, represented } }],
      live: [{ topic: 'meetings', placeId: meeting.placeId, subjectId: meetingId }],
      answer: async () => (await find()) ?? owner,
    }
  })
}
