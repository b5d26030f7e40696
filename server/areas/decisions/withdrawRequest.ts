import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { holdDecision, lifeAfterOrRefuse } from './holdDecision.ts'
import { closeRequest, isSupporter } from './life.store.ts'
import { noteChange } from './tellOfDecision.ts'

/** An owner no longer asks for a meeting; once the president has it before them, that is over. */
export async function withdrawRequest(
  ctx: SignedInCtx,
  { params: { decisionId } }: RouteOutput<typeof decisionRoutes.withdrawRequest>,
): Promise<void> {
  const { actor } = ctx
  await ctx.db.transaction(async (tx) => {
    const decision = await holdDecision(tx, ctx, { decisionId, confirmationToken: null })
    const request = { decisionId, userId: actor.userId }
    lifeAfterOrRefuse(decision, { isSupporter: await isSupporter(tx, request) }, 'meeting.withdraw')
    await closeRequest(tx, request, decision.at)
    await noteChange(tx, ctx, decision, { action: 'decisions.withdrawRequest', actor })
  })
}
