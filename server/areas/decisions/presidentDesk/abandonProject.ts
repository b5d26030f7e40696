import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { presideOver } from './presideOver.ts'

/** The president abandons and closes the project instead of calling a meeting. */
export async function abandonProject(
  ctx: SignedInCtx,
  { params: { decisionId }, body }: RouteOutput<typeof decisionRoutes.abandon>,
): Promise<void> {
  const { reason, confirmationToken } = body.abandonment
  const answer = { on: 'project.abandon', action: 'decisions.abandon', what: 'abandoned' } as const
  await presideOver(ctx, { decisionId, confirmationToken }, { ...answer, presidentAnswer: reason })
}
