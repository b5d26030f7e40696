import type { DecisionLife } from '#contract/decisions/decisionList.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { holdDecision } from '../holdDecision.ts'
import { lockMeeting } from '../meetings/meetingDetail.store.ts'

type Meeting = { readonly heldAt: Date; readonly minutesNotifiedOn: string | null }

/** The meeting may vote once it has begun, until it is counted or its minutes are notified. */
export const isRoomOpen = (life: DecisionLife, meeting: Meeting | null, at: Date): boolean =>
  life === 'requalified' && meeting !== null && meeting.heldAt <= at && meeting.minutesNotifiedOn === null

/** Locks the decision and its meeting, so that no vote, attendance or notification of the minutes comes in between. */
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
