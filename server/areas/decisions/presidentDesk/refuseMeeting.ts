import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { presideOver } from './presideOver.ts'

/** The president refuses the meeting with a reason, and the decision returns to its previous life. */
export async function refuseMeeting(
  ctx: SignedInCtx,
  { params: { decisionId }, body }: RouteOutput<typeof decisionRoutes.refuseMeeting>,
): Promise<void> {
  const { reason, confirmationToken } = body.refusal
  const answer = { on: 'meeting.refuse', action: 'decisions.refuseMeeting', what: 'meetingRefused' } as const
  await presideOver(ctx, { decisionId, confirmationToken }, { ...answer, presidentAnswer: reason })
}
