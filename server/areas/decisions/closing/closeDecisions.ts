import { clockContexts } from '#server/platform/clockContexts.ts'
import type { Ctx, Platform } from '#server/platform/context.ts'
import type { Sites } from '#server/platform/sites.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import { boardAndStaffOf, votersOf } from '../audience.store.ts'
import { lockOpen } from '../checks/checks.store.ts'
import { headNews } from '../checks/headNews.ts'
import { raiseAlarm } from '../checks/raiseAlarm.ts'
import { lifeAfterOrRefuse } from '../holdDecision.ts'
import { closeRequests, writeLife } from '../life.store.ts'
import { outcomeOfDecision } from '../outcomeOfDecision.ts'
import { verifyLog } from '../verification/verifyLog.ts'
import { dueDecisions, nextDueDate } from './closing.store.ts'
import { tallyOf } from './tally.store.ts'
import { tellTurnouts } from './tellTurnouts.ts'

/**
 * Counts every decision past its due date, announces their outcomes and the turnout of open ones, and returns the next due date.
 * Several processes may run it: the first to lock a decision counts it. Altered votes are not counted. A failure is logged and
 * does not stop the others.
 */
export async function closeDecisions(platform: Platform, sites: Pick<Sites, 'all' | 'urlOf'>): Promise<Date | null> {
  const at = platform.now()
  const contexts = clockContexts(platform, sites)
  for (const { id, offer } of await dueDecisions(platform.db, at)) {
    const ctx = contexts.find((one) => one.offer.code === offer)
    if (!ctx) continue
    await closeDecision(ctx, id).catch((error: unknown) => ctx.log.fault(`decision ${id} was not counted`, error))
  }
  for (const ctx of contexts) await tellTurnouts(ctx)
  return nextDueDate(platform.db, at)
}

async function closeDecision(ctx: Ctx, id: string): Promise<void> {
  await change(ctx, async (tx) => {
    const decision = await lockOpen(tx, id)
    if (!decision) return unchanged
    const entry = await verifyLog(tx, id)
    if (entry !== null) return raiseAlarm(tx, ctx, decision, entry)
    const at = ctx.now()
    const past = lifeAfterOrRefuse({ life: 'open', before: 'open' }, {}, 'date.passed')
    const { isAdopted } = await tallyOf(tx, decision)
    const life = lifeAfterOrRefuse({ life: past, before: 'open' }, {}, isAdopted ? 'votes.adopted' : 'votes.rejected')
    await writeLife(tx, id, { life, updatedAt: at })
    // A rejected decision can still go to a meeting, so its requests stay open.
    if (isAdopted) await closeRequests(tx, id, at)

    const recipients = [...(await votersOf(tx, id)), ...(await boardAndStaffOf(tx, decision.placeId))]
    const what = isAdopted ? 'accepted' : 'discarded'
    return outcomeOfDecision(tx, ctx, decision, {
      action: 'decisions.count',
      detail: { life },
      news: [{ what, recipients }, ...(await headNews(tx, ctx, decision))],
    })
  })
}
