import { pathOf } from '#contract/paths.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import { clockContexts } from '#server/platform/clockContexts.ts'
import type { Ctx, Platform } from '#server/platform/context.ts'
import type { Sites } from '#server/platform/sites.ts'
import { changeAndAnswer } from '#server/services/changes/change.ts'
import type { News } from '#server/services/notifications/notify.ts'
import { directorsOf, markEscalated } from './escalation.store.ts'
import { readersAmong } from './reports.store.ts'

/** Reports per transaction: every other transaction that publishes waits for it, and on PGlite every request does. */
const atOnce = 10

/**
 * Escalates every overdue promise, once, to the person who made it and to the director. Several processes may run it at the
 * same time: the first one to mark a report notifies.
 */
export async function escalateReports(platform: Platform, sites: Pick<Sites, 'all' | 'urlOf'>): Promise<void> {
  for (const ctx of clockContexts(platform, sites)) {
    while ((await escalateSome(ctx)) === atOnce);
  }
}

async function escalateSome(ctx: Ctx): Promise<number> {
  const at = ctx.now()
  return changeAndAnswer(ctx, async (tx) => {
    const due = { offer: ctx.offer.code, today: civilDay(at, ctx.offer.timeZone), at, most: atOnce }
    const broken = await markEscalated(tx, due)
    const news: News[] = []
    for (const { id, placeId, title, responsibleId } of broken) {
      const people = [...(responsibleId === null ? [] : [responsibleId]), ...(await directorsOf(tx, placeId))]
      const recipients = await readersAmong(tx, placeId, people)
      const path = pathOf('report', { reportId: id })
      news.push({ type: 'report_event', recipients, placeId, title, author: null, path, isHighlighted: true })
    }
    return {
      audited: broken.map(({ id }) => ({ action: 'reports.escalate', subjectId: id })),
      live: broken.map(({ id, placeId }) => ({ topic: 'reports', placeId, subjectId: id })),
      news,
      answer: () => broken.length,
    }
  })
}
