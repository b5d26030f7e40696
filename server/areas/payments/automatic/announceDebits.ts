import { nextCollectionDay } from '#contract/payments/collectionDays.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import { clockContexts } from '#server/platform/clockContexts.ts'
import type { Ctx, Platform } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { Sites } from '#server/platform/sites.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import { findPositions } from '#server/services/ledger/positions.store.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import { hasLapsed } from '../mandates/standing.ts'
import { newEndToEndId } from '../payments/newEndToEndId.ts'
import { insertEvents, insertPayments } from '../payments/payments.store.ts'
import { setAside } from '../refunds/refunds.store.ts'
import { debitsToCome, findAnnounced, lockCreditorOf, placesToDebit } from './automatic.store.ts'
import { noticeOf } from './noticeOf.ts'

type Window = { readonly today: string; readonly until: string }
type Line = Awaited<ReturnType<typeof debitsToCome>>[number]

/**
 * Creates the payments of owners whose mandate pays calls automatically, and notifies them of the amount and the day. A call is
 * announced once; several processes may run it. A failure is logged and does not stop the others.
 */
export async function announceDebits(platform: Platform, sites: Pick<Sites, 'all' | 'urlOf'>): Promise<void> {
  for (const ctx of clockContexts(platform, sites)) {
    const { code, timeZone } = ctx.offer
    const today = civilDay(ctx.now(), timeZone)
    const window = { today, until: daysAfter(today, paymentSettings[code].noticeDays) }
    for (const placeId of await placesToDebit(ctx.db, { offer: code, ...window })) {
      await change(ctx, (tx) => announce(tx, ctx, placeId, window)).catch((error: unknown) =>
        ctx.log.fault(`nobody was told of the debits of ${placeId}`, error),
      )
    }
  }
}

async function announce(tx: Transaction, ctx: Ctx, placeId: string, window: Window) {
  const { offer, now } = ctx
  await lockCreditorOf(tx, placeId)
  const lines = (await debitsToCome(tx, placeId, window)).filter(({ mandate }) => !hasLapsed(mandate, now(), offer))
  const free = await freeCredit(tx, placeId, lines, window.today)
  const { calendar } = paymentSettings[offer.code]
  const [usual = ctx.locale] = offer.locales
  const debits = [...Map.groupBy(lines, ({ mandate, dueOn }) => `${mandate.id} ${dueOn}`).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { mandate, dueOn, locale, part } = first
    const owed = own.reduce((sum, { amount }) => sum + amount, 0)
    const used = Math.min(owed, free.get(mandate.userId) ?? 0)
    free.set(mandate.userId, (free.get(mandate.userId) ?? 0) - used)
    // A mandate that was signed shortly before the call gets the full notice period too.
    const noticed = daysAfter(window.today, paymentSettings[offer.code].noticeDays)
    const collectOn = nextCollectionDay(dueOn > noticed ? dueOn : noticed, calendar)
    const labels = [...new Set(own.flatMap((line) => line.labels))].toSorted()
    const intended = own.map(({ account, lotId, amount }) => ({ account, lotId, dueOn, amount }))
    const told = { labels, locale: languageFor(offer, locale, usual) }
    return owed > used ? [{ mandate, dueOn, part, amount: owed - used, collectOn, intended, told }] : []
  })
  if (debits.length === 0) return unchanged
  const at = now()
  const rows = await insertPayments(
    tx,
    debits.map(({ mandate, told: _, ...debit }) => ({
      ...debit,
      placeId,
      userId: mandate.userId,
      mandateId: mandate.id,
      state: 'asked' as const,
      origin: 'automatic' as const,
      askedAt: at,
      endToEndId: newEndToEndId(),
    })),
  )
  const step = { source: 'portal', at } as const
  await insertEvents(
    tx,
    rows.flatMap(({ id, collectOn }) => [
      { ...step, paymentId: id, kind: 'asked' as const, day: collectOn },
      { ...step, paymentId: id, kind: 'noticed' as const, day: collectOn },
    ]),
  )
  return {
    audited: [{ action: 'payments.announce' as const, subjectId: placeId, detail: { people: rows.length } }],
    live: rows.map(({ userId }) => ({ topic: 'payments' as const, userId, placeId })),
    news: rows.flatMap((row, index) => {
      const told = debits[index]?.told
      return told ? [noticeOf(row, { offer, ...told })] : []
    }),
  }
}

/** The advance payments of owners, without credit reserved for announced debits or open refunds. Cents. */
async function freeCredit(tx: Transaction, placeId: string, lines: readonly Line[], today: string) {
  const ownerIds = [...new Set(lines.map(({ mandate }) => mandate.userId))]
  const free = new Map(ownerIds.map((id) => [id, 0]))
  const add = (id: string, cents: number) => free.set(id, (free.get(id) ?? 0) + cents)
  for (const { ownerId, open } of await findPositions(tx, { placeId, ownerIds, day: today })) add(ownerId, -open)
  for (const [id, cents] of await setAside(tx, placeId, ownerIds)) add(id, -cents)
  for (const { userId, intended, amount } of await findAnnounced(tx, placeId, ownerIds, today)) {
    add(userId, amount - intended.reduce((sum, debt) => sum + debt.amount, 0))
  }
  return new Map([...free].map(([id, cents]) => [id, Math.max(0, cents)]))
}
