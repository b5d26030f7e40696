import { randomUUID } from 'node:crypto'
import { pathOf } from '#contract/paths.ts'
import { audit } from '#server/platform/audit.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { Ctx, Platform } from '#server/platform/context.ts'
import type { Sites } from '#server/platform/sites.ts'
import { publish } from '#server/services/live/publish.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { directorsOf, takeBroken } from './escalation.store.ts'
import { readersAmong } from './reports.store.ts'

/** Reports of one transaction: everybody else who has events waits for it. */
const atOnce = 50

/**
 * Brings every promise whose day has passed where its buildings stand before who made it and the director, once. Several
 * processes may do so at once: who marks a report first tells of it.
 */
export async function escalateReports(platform: Platform, sites: Pick<Sites, 'all' | 'urlOf'>): Promise<void> {
  const shared = { ...platform, lastingDb: platform.db, urlOf: sites.urlOf, address: '', userAgent: null }
  for (const offer of sites.all) {
    const [locale = 'fr-FR'] = offer.locales
    const ctx: Ctx = { ...shared, offer, locale, requestId: randomUUID() }
    while ((await escalateSome(ctx)) === atOnce);
  }
}

async function escalateSome(ctx: Ctx): Promise<number> {
  const { db, now, offer } = ctx
  const at = now()
  return db.transaction(async (tx) => {
    const due = { offer: offer.code, today: civilDay(at, offer.timeZone), at, most: atOnce }
    const broken = await takeBroken(tx, due)
    const told = []
    for (const report of broken) {
      const { id, placeId, responsibleId } = report
      const people = [...(responsibleId === null ? [] : [responsibleId]), ...(await directorsOf(tx, placeId))]
      await audit(tx, ctx, { action: 'reports.escalate', subjectId: id, actor: null })
      told.push({ ...report, recipients: await readersAmong(tx, placeId, people) })
    }
    for (const { id, placeId, title, recipients } of told) {
      await publish(tx, ctx, { topic: 'reports', placeId, subjectId: id })
      const path = pathOf('report', { reportId: id })
      await notify(tx, ctx, {
        type: 'report_event',
        recipients,
        placeId,
        title,
        author: null,
        path,
        isHighlighted: true,
      })
    }
    return broken.length
  })
}
