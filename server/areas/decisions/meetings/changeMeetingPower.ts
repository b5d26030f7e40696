import type { meetingPowerRoutes } from '#contract/decisions/meetingPowers.ts'
import type { RoleName } from '#contract/roles.ts'
import type { RouteOutput } from '#contract/route.ts'
import { type PowerAction, statusAfter } from '#machines/decisions/power/power.lifecycle.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import { admitRepresentative } from './admitRepresentative.ts'
import { holdMeeting } from './holdMeeting.ts'
import { findPower, writePowerStatus } from './meetingPowers.store.ts'
import { outcomeOfMeetingPower } from './outcomeOfMeetingPower.ts'

type Target = { readonly meetingId: string; readonly powerId: string }
type Change = {
  readonly action: PowerAction['type']
  readonly what: 'representationAccepted' | 'representationDeclined' | 'representationRevoked'
  /** The holder's roles in the place. The legal limits are checked again, because accepted powers count towards them. */
  readonly holderRoles?: readonly RoleName[]
}

/** The holder accepts a power for a meeting until it begins, or declines it. */
export function answerMeetingPower(
  ctx: SignedInCtx,
  { params, body, roles }: RouteOutput<typeof meetingPowerRoutes.answer> & { readonly roles: readonly RoleName[] },
): Promise<void> {
  return body.answer.isAccepted
    ? changePower(ctx, params, { action: 'power.accept', what: 'representationAccepted', holderRoles: roles })
    : changePower(ctx, params, { action: 'power.decline', what: 'representationDeclined' })
}

/** The owner revokes a power, until the room has recorded a vote of theirs. */
export const revokeMeetingPower = (
  ctx: SignedInCtx,
  { params }: RouteOutput<typeof meetingPowerRoutes.revoke>,
): Promise<void> => changePower(ctx, params, { action: 'power.revoke', what: 'representationRevoked' })

/** Moves a power along its chart and notifies the other party. */
async function changePower(ctx: SignedInCtx, { meetingId, powerId }: Target, { action, what, holderRoles }: Change) {
  const { userId } = ctx.actor
  await change(ctx, async (tx) => {
    const meeting = await holdMeeting(tx, ctx, meetingId)
    const power = await findPower(tx, meetingId, powerId)
    if (!power || (power.giverId !== userId && power.holderId !== userId)) {
      throw new Problem('not_found', 'no such power of this person')
    }
    const { giverId, holderId } = power
    const viewer = { isGiver: giverId === userId, isHolder: holderId === userId }
    const status = statusAfter(power.status, viewer, { type: action })
    const isTooLate = meeting.minutesNotifiedOn !== null || (status === 'accepted' && meeting.hasBegun)
    if (status === null || status === 'used' || isTooLate) {
      throw new Problem('action_not_possible', `${action} cannot happen to a power that is ${power.status}`)
    }
    if (holderRoles && !(await admitRepresentative(tx, ctx, meeting, { giverId, holderId, holderRoles }))) {
      throw new Problem('action_not_possible', 'one of them owns nothing here any more')
    }
    await writePowerStatus(tx, powerId, status, meeting.at)
    const recipientId = viewer.isGiver ? holderId : giverId
    return outcomeOfMeetingPower(tx, ctx, meeting, { action: `meetings.${what}`, power, what, recipientId })
  })
}
