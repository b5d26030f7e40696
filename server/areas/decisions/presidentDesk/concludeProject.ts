import type { DecisionLife } from '#contract/decisions/decisionList.ts'
import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { presideOver } from './presideOver.ts'

const news = (life: DecisionLife) =>
  life === 'accepted' ? 'concludedAccepted' : life === 'discarded' ? 'concludedDiscarded' : 'concluded'

export async function concludeProject(
  ctx: SignedInCtx,
  { params: { decisionId }, body }: RouteOutput<typeof decisionRoutes.conclude>,
): Promise<void> {
  const { confirmationToken } = body.conclusion
  const answer = { on: 'project.conclude', action: 'decisions.conclude', what: news } as const
  await presideOver(ctx, { decisionId, confirmationToken }, answer)
}
