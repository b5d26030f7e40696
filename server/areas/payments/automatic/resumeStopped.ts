import { nextCollectionDay } from '#contract/payments/collectionDays.ts'
import { paymentAfter } from '#machines/payments/payment/payment.lifecycle.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { findPersonOfOffer } from '#server/services/directory/profile.store.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import type { News } from '#server/services/notifications/notify.ts'
import { firstHoldableDay } from '../payments/collectionDay.ts'
import { findCalls } from '../payments/debts.store.ts'
import { insertEvents, type PaymentRow, writePayment } from '../payments/payments.store.ts'
import { findStopped } from './automatic.store.ts'
import { noticeOf } from './noticeOf.ts'

type Owner = { readonly userId: string; readonly placeId: string }
export type Clock = Pick<Ctx, 'now' | 'offer' | 'locale'>

/**
 * Resumes debits that the portal had stopped because the mandate did not pay them, and announces them again. Debits that the
 * owner holds back stay so. Those whose call has fallen due in between do too, because the owner pays them on demand. The
 * creditor is locked.
 */
export async function resumeStopped(
  tx: Transaction,
  ctx: Clock,
  owner: Owner,
  isPaid: (payment: PaymentRow) => boolean,
): Promise<readonly News[]> {
  const { now, offer } = ctx
  const today = civilDay(now(), offer.timeZone)
  const stopped = (await findStopped(tx, owner, today)).filter(isPaid)
  if (stopped.length === 0) return []
  const person = await findPersonOfOffer(tx, owner.userId, offer.code)
  const locale = languageFor(offer, person?.locale ?? null, ctx.locale)
  const called = await findCalls(
    tx,
    owner.placeId,
    stopped.flatMap(({ intended }) => intended),
  )
  const news: News[] = []
  for (const payment of stopped) {
    const facts = { isHandedOut: payment.isHandedOut, isHoldable: false, isRetryable: false }
    const state = paymentAfter(payment.state, facts, { type: 'mandate.resume' })
    if (state === null) continue
    const collectOn = dayOf(payment, today, offer)
    const at = now()
    await writePayment(tx, payment.id, { state, collectOn })
    const step = { paymentId: payment.id, source: 'portal', at, day: collectOn } as const
    await insertEvents(tx, [
      { ...step, kind: 'resumed' },
      { ...step, kind: 'noticed' },
    ])
    const labels = called.flatMap(({ account, dueOn, label }) =>
      payment.intended.some((debt) => debt.account === account && debt.dueOn === dueOn) ? [label] : [],
    )
    news.push(noticeOf({ ...payment, collectOn }, { offer, locale, labels: [...new Set(labels)] }))
  }
  return news
}

/** The announced day, as long as its owner can still hold the debit back; otherwise a day with a full notice period. */
function dayOf({ collectOn }: PaymentRow, today: string, offer: Ctx['offer']): string {
  if (collectOn >= firstHoldableDay({ today, offer })) return collectOn
  const { noticeDays, calendar } = paymentSettings[offer.code]
  return nextCollectionDay(daysAfter(today, noticeDays), calendar)
}
