import { meetingPowerDraft } from '#contract/decisions/decisionDrafts.ts'
import type { meetingPowerRoutes } from '#contract/decisions/meetingPowers.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireConfirmation } from '#server/services/access/requireConfirmation.ts'
import { change } from '#server/services/changes/change.ts'
import { rolesInPlace } from '#server/services/directory/places.store.ts'
import { dropDraft } from '#server/services/drafts/removeDraft.ts'
import { admitRepresentative } from './admitRepresentative.ts'
import { holdMeeting } from './holdMeeting.ts'
import { insertPower, validPowerOf } from './meetingPowers.store.ts'
import { outcomeOfMeetingPower } from './outcomeOfMeetingPower.ts'

/** An owner names somebody to represent them in a whole meeting. It counts once that person accepts. */
export async function giveMeetingPower(
  ctx: SignedInCtx,
  { params: { meetingId }, body }: RouteOutput<typeof meetingPowerRoutes.give>,
): Promise<void> {
  const giverId = ctx.actor.userId
  const { holderId, instructions, confirmationToken } = body.power
  await change(ctx, async (tx) => {
    const meeting = await holdMeeting(tx, ctx, meetingId)
    await requireConfirmation(tx, ctx, confirmationToken)
    const { placeId, at, hasBegun } = meeting
    if (hasBegun) throw new Problem('action_not_possible', 'the meeting has begun')
    if (await validPowerOf(tx, meetingId, giverId)) {
      throw new Problem('conflict', 'another power is valid: it must be revoked first')
    }
    const holderRoles = await rolesInPlace(tx, holderId, placeId, ctx.offer.code)
    if (!(await admitRepresentative(tx, ctx, meeting, { giverId, holderId, holderRoles }))) {
      throw new Problem('invalid_value', 'the id names no other owner of the place', {
        fields: [{ field: 'power.holder_id', code: 'invalid' }],
      })
    }
    await insertPower(tx, { meetingId, giverId, holderId, instructions, givenAt: at, updatedAt: at })
    await dropDraft(tx, ctx, { form: meetingPowerDraft.form, placeId, subjectId: meetingId })
    return outcomeOfMeetingPower(tx, ctx, meeting, {
      action: 'meetings.givePower',
      power: { giverId, holderId },
      what: 'representationOffered',
      recipientId: holderId,
      isHighlighted: true,
    })
  })
}
