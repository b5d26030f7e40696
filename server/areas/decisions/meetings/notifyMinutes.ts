import type { MeetingDetail, meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import type { RouteOutput } from '#contract/route.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import { lockMeeting, writeNotifiedOn } from './meetingDetail.store.ts'
import { readMeeting } from './readMeeting.ts'

type Call = RouteOutput<typeof meetingDeskRoutes.notifyMinutes>

/** Records the day on which the minutes were notified: not before the meeting, and not in the future. */
export async function notifyMinutes(ctx: SignedInCtx, call: Call): Promise<MeetingDetail> {
  const { actor, offer, now } = ctx
  const { meetingId } = call.params
  const { notifiedOn } = call.body.minutesNotification
  return changeAndAnswer(ctx, async (tx) => {
    const meeting = await lockMeeting(tx, actor.userId, meetingId)
    if (!meeting) throw new Problem('not_found', 'no such meeting in a place of theirs')
    if (meeting.heldAt > now()) throw new Problem('action_not_possible', 'the meeting has not been held')
    const dayOf = (at: Date) => civilDay(at, offer.timeZone)
    if (notifiedOn < dayOf(meeting.heldAt) || notifiedOn > dayOf(now())) {
      const fields = [{ field: 'minutes_notification.notified_on', code: 'invalid' }] as const
      throw new Problem('invalid_value', 'minutes are notified between the meeting and today', { fields })
    }

    await writeNotifiedOn(tx, meetingId, notifiedOn)
    return {
      audited: [{ action: 'meetings.notifyMinutes', subjectId: meetingId, detail: { notifiedOn } }],
      live: [{ topic: 'meetings', placeId: meeting.placeId, subjectId: meetingId }],
      answer: () => readMeeting(ctx, call, tx),
    }
  })
}
