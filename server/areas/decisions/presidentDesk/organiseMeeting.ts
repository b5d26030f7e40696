import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteOutput } from '#contract/route.ts'
import { decisionSettings } from '#offers/decisionSettings.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import { clearDays } from '#server/platform/clearDays.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { insertMeeting } from '../life.store.ts'
import { presideOver } from './presideOver.ts'

/** The president calls the requested extraordinary meeting and brings the decision to it. */
export async function organiseMeeting(
  ctx: SignedInCtx,
  { params: { decisionId }, body }: RouteOutput<typeof decisionRoutes.organiseMeeting>,
): Promise<void> {
  const { location, confirmationToken, ...called } = body.meeting
  const heldAt = new Date(called.heldAt)
  checkNotice(ctx, heldAt)
  await presideOver(
    ctx,
    { decisionId, confirmationToken },
    {
      on: 'meeting.organise',
      action: 'decisions.organiseMeeting',
      what: 'requalified',
      before: async (tx, { placeId }) => {
        const meetingId = await insertMeeting(tx, { placeId, kind: 'extraordinary', heldAt, location })
        return { meetingId, heldAt }
      },
    },
  )
}

/** Counts days in the building's time zone from today, when the convocation leaves. */
function checkNotice({ now, offer }: SignedInCtx, heldAt: Date): void {
  const { convocationClearDays, convocationMostDays } = decisionSettings[offer.code]
  const today = civilDay(now(), offer.timeZone)
  const held = civilDay(heldAt, offer.timeZone)
  const isTooLate = convocationMostDays !== null && held > daysAfter(today, convocationMostDays)
  if (clearDays(today, held) >= convocationClearDays && !isTooLate) return
  const fields = [{ field: 'meeting.held_at', code: 'noticePeriod' }] as const
  throw new Problem('invalid_value', 'the notice of the meeting is not what the law asks for', { fields })
}
