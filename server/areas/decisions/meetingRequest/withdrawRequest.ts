import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { change } from '#server/services/changes/change.ts'
import { holdDecision, lifeAfterOrRefuse } from '../holdDecision.ts'
import { closeRequest, isSupporter } from '../life.store.ts'
import { outcomeOfDecision } from '../outcomeOfDecision.ts'

/** An owner withdraws their request for a meeting, until it is before the president. */
export async function withdrawRequest(
  ctx: SignedInCtx,
  { params: { decisionId } }: RouteOutput<typeof decisionRoutes.withdrawRequest>,
): Promise<void> {
  await change(ctx, async (tx) => {
    const decision = await holdDecision(tx, ctx, { decisionId, confirmationToken: null })
    const request = { decisionId, userId: ctx.actor.userId }
    lifeAfterOrRefuse(decision, { isSupporter: await isSupporter(tx, request) }, 'meeting.withdraw')
    await closeRequest(tx, request, decision.at)
    return outcomeOfDecision(tx, ctx, decision, { action: 'decisions.withdrawRequest' })
  })
}
