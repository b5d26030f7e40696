import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { presideOver } from './presideOver.ts'

export async function concludeProject(
  ctx: SignedInCtx,
  { params: { decisionId }, body }: RouteOutput<typeof decisionRoutes.conclude>,
): Promise<void> {
  const { confirmationToken } = body.conclusion
  const answer = { on: 'project.conclude', action: 'decisions.conclude', what: 'concluded' } as const
  await presideOver(ctx, { decisionId, confirmationToken }, answer)
}
