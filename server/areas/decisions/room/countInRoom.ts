import type { decisionRoutes } from '#contract/decisions/decisions.ts'
import { majorityRule } from '#contract/decisions/majorityRules.ts'
import type { RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { Problem } from '#server/platform/problem.ts'
import { change } from '#server/services/changes/change.ts'
import { boardAndStaffOf, votersOf } from '../audience.store.ts'
import { checkDecision } from '../checks/checkDecisions.ts'
import { headNews } from '../checks/headNews.ts'
import { tallyOf } from '../closing/tally.store.ts'
import { lifeAfterOrRefuse } from '../holdDecision.ts'
import { closeRequests, writeLife } from '../life.store.ts'
import { outcomeOfDecision } from '../outcomeOfDecision.ts'
import { verifyLog } from '../verification/verifyLog.ts'
import { holdRoom } from './holdRoom.ts'
import { countRoom } from './room.store.ts'

/**
 * Counts and decides a resolution in its meeting, including remote votes that were not replaced. Silent owners in the room are
 * recorded as abstaining, because some majorities count everybody present.
 */
export async function countInRoom(
  ctx: SignedInCtx,
  { params: { decisionId }, body }: RouteOutput<typeof decisionRoutes.count>,
): Promise<void> {
  const { confirmationToken } = body.count
  await change(ctx, async (tx) => {
    const { decision, meeting } = await holdRoom(tx, ctx, { decisionId, confirmationToken })
    if ((await verifyLog(tx, decisionId)) !== null) throw altered(ctx, decisionId)
    const { waitingPeople } = await countRoom(tx, { decisionId })
    if (waitingPeople > 0) throw new Problem('conflict', 'some people in the room have no recorded choice')
    const { at, placeId } = decision
    const { isAdopted } = await tallyOf(tx, { id: decisionId, rule: majorityRule.parse(decision.rule) })
    const life = lifeAfterOrRefuse(decision, {}, isAdopted ? 'votes.adopted' : 'votes.rejected')
    await writeLife(tx, decisionId, { life, updatedAt: at, countedAt: at })
    await closeRequests(tx, decisionId, at)

    const recipients = [...(await votersOf(tx, decisionId)), ...(await boardAndStaffOf(tx, placeId))]
    return outcomeOfDecision(tx, ctx, decision, {
      action: 'decisions.countInRoom',
      detail: { life },
      news: [
        { what: isAdopted ? 'accepted' : 'discarded', recipients },
        ...(await headNews(tx, ctx, { id: decisionId, placeId, log: decision.log })),
      ],
      meetingId: meeting.id,
    })
  })
}

/** The refusal undoes what this transaction wrote, so the alarm is raised after it. */
function altered({ actor: _, ...ctx }: SignedInCtx, decisionId: string): Problem {
  ctx.background.run(`the check of decision ${decisionId}`, () =>
    checkDecision({ ...ctx, db: ctx.lastingDb }, decisionId),
  )
  return new Problem('action_not_possible', 'its votes, its roll or its log were altered')
}
