import { applicationPaths } from '#contract/addresses.ts'
import { inPlace } from '#contract/placeOfLink.ts'
import { accountSettings } from '#offers/accountSettings.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import { clockContexts } from '#server/platform/clockContexts.ts'
import type { Ctx, Platform } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { Sites } from '#server/platform/sites.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { type CallDay, daysToAnnounce, lockUnannounced, owedOn, writeAnnounced } from './announcements.store.ts'
import { callNews } from './callNews.ts'

/**
 * Notifies owners once of the calls for funds that are due soon: the total that they will owe on that day, its purpose, and where
 * to see the computation. Several processes may run it. A failure is logged and does not stop the others.
 */
export async function announceCalls(platform: Platform, sites: Pick<Sites, 'all' | 'urlOf'>): Promise<void> {
  for (const ctx of clockContexts(platform, sites)) {
    const { code, timeZone } = ctx.offer
    const today = civilDay(ctx.now(), timeZone)
    const until = daysAfter(today, accountSettings[code].callNoticeDays)
    for (const callDay of await daysToAnnounce(ctx.db, { offer: code, today, until })) {
      await change(ctx, (tx) => announce(tx, ctx, callDay)).catch((error: unknown) =>
        ctx.log.fault(`nobody was told of the calls of ${callDay.dueOn} in ${callDay.placeId}`, error),
      )
    }
  }
}

async function announce(tx: Transaction, ctx: Ctx, { placeId, dueOn }: CallDay) {
  const { offer } = ctx
  const ids = await lockUnannounced(tx, { placeId, dueOn })
  if (ids.length === 0) return unchanged
  const owners = await owedOn(tx, ids)
  await writeAnnounced(tx, ids, ctx.now())
  const [usual = ctx.locale] = offer.locales
  return {
    audited: [{ action: 'calls.announce', subjectId: placeId, detail: { dueOn, people: owners.length } }],
    live: [],
    news: owners.map(({ userId, locale, amount, labels }) => ({
      type: 'notification' as const,
      recipients: [userId],
      placeId,
      ...callNews({ offer, locale: languageFor(offer, locale, usual), amount, labels, dueOn }),
      author: null,
      path: inPlace(`${applicationPaths.personalAccount}?ligne=appel.${dueOn}`, placeId),
    })),
  }
}
