import { clockContexts } from '#server/platform/clockContexts.ts'
import type { Ctx, Platform } from '#server/platform/context.ts'
import type { Sites } from '#server/platform/sites.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import { outcomeOfDecision } from '../outcomeOfDecision.ts'
import { verifyLog } from '../verification/verifyLog.ts'
import { lockChecked, takeUnchecked, writeAlteration } from './checks.store.ts'
import { headNews } from './headNews.ts'
import { raiseAlarm } from './raiseAlarm.ts'

/** An hour less than a day, because the job runs every hour. */
const between = 23 * 3_600_000
const atOnce = 50

/**
 * Verifies every decision once a day: its votes, its roll and its log. Several processes may run it: each takes different
 * decisions. A failure is logged and does not stop the others.
 */
export async function checkDecisions(platform: Platform, sites: Pick<Sites, 'all' | 'urlOf'>): Promise<void> {
  for (const ctx of clockContexts(platform, sites)) {
    const at = ctx.now()
    const taken = { offer: ctx.offer.code, before: new Date(at.getTime() - between), at, limit: atOnce }
    let ids = await takeUnchecked(ctx.db, taken)
    while (ids.length > 0) {
      for (const id of ids) {
        await checkDecision(ctx, id).catch((error: unknown) => ctx.log.fault(`decision ${id} was not checked`, error))
      }
      ids = await takeUnchecked(ctx.db, taken)
    }
  }
}

/** Verifies one decision. An alteration stops its count and notifies board and manager; otherwise the board gets a new head. */
export async function checkDecision(ctx: Ctx, id: string): Promise<void> {
  await change(ctx, async (tx) => {
    const decision = await lockChecked(tx, id)
    if (!decision) return unchanged
    const entry = await verifyLog(tx, id)
    if (entry !== null) return raiseAlarm(tx, ctx, decision, entry)
    if (decision.alteredAt !== null) {
      await writeAlteration(tx, id, null)
      return outcomeOfDecision(tx, ctx, decision, { action: 'decisions.foundRestored' })
    }
    const news = decision.life === 'open' ? await headNews(tx, ctx, decision) : []
    return news.length === 0 ? unchanged : outcomeOfDecision(tx, ctx, decision, { action: 'decisions.sendHead', news })
  })
}
