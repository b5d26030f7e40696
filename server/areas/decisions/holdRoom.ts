import type { DecisionLife } from '#contract/decisions/decisionList.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { holdDecision } from './holdDecision.ts'
import { lockMeeting } from './meetings/meetingDetail.store.ts'

type Meeting = { readonly heldAt: Date; readonly minutesNotifiedOn: string | null }

/** Whether the meeting may vote on it: it has begun, has not been counted, and nobody holds its minutes yet. */
export const isRoomOpen = (life: DecisionLife, meeting: Meeting | null, at: Date): boolean =>
  life === 'requalified' && meeting !== null && meeting.heldAt <= at && meeting.minutesNotifiedOn === null

/**
 * The decision that a meeting is voting on, held with the meeting: neither votes, nor the attendance, nor the notification of
 * the minutes come in between.
 */
export async function holdRoom(tx: Transaction, ctx: SignedInCtx, target: Parameters<typeof holdDecision>[2]) {
  const decision = await holdDecision(tx, ctx, target)
  const { life, meetingId, at } = decision
  const meeting = meetingId === null ? null : await lockMeeting(tx, ctx.actor.userId, meetingId)
  if (!meeting || !isRoomOpen(life, meeting, at)) {
    throw new Problem(
      'action_not_possible',
      'no meeting is voting on it: it has not begun, was counted, or its minutes were notified',
    )
  }
  return { decision, meeting }
}
