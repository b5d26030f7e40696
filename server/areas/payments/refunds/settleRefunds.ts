import type { RefundEventKind } from '#contract/payments/refunds.ts'
import { type RefundAction, refundAfter } from '#machines/payments/refund/refund.lifecycle.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { BankAnswer } from '#server/services/bankFiles/bankAnswer.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { reverseEntry } from '#server/services/ledger/postEntry.ts'
import { openDay } from '#server/services/ledger/postPayments.ts'
import type { News } from '#server/services/notifications/notify.ts'
import type { Standing } from '../mandates/standing.ts'
import { bookRefunds } from './bookRefunds.ts'
import { refundNews } from './refundNews.ts'
import type { RefundRow } from './refunds.store.ts'
import * as store from './refunds.store.ts'

type Said = { readonly refund: RefundRow; readonly said: BankAnswer }

const steps: Readonly<
  Partial<Record<BankAnswer['kind'], { readonly action: RefundAction; readonly kind: RefundEventKind }>>
> = {
  transferred: { action: { type: 'bank.transfer' }, kind: 'transferred' },
  rejected: { action: { type: 'bank.reject' }, kind: 'rejected' },
  returned: { action: { type: 'bank.return' }, kind: 'returned' },
}

/**
 * Applies the bank's answers about refunds to the books, in order: transferred refunds are posted, returned ones reversed, and
 * owners notified. The creditor is locked. Returns the notifications.
 */
export async function settleRefunds(
  tx: Transaction,
  ctx: SignedInCtx,
  creditor: NonNullable<Standing['creditor']>,
  all: readonly Said[],
): Promise<readonly News[]> {
  const today = civilDay(ctx.now(), ctx.offer.timeZone)
  const news: News[] = []
  for (const { refund: sent, said } of all) {
    // A refund can be transferred and come back in one file.
    const refund = await store.readRefund(tx, sent.id)
    const step = steps[said.kind]
    const facts = { isOwn: false, isApprover: false, isHandedOut: refund.isHandedOut }
    if (!step || refundAfter(refund.state, facts, step.action) === null) {
      throw new Error(`${said.kind} cannot happen to a refund that is ${refund.state}`)
    }
    const day = said.day ?? today
    if (step.kind === 'transferred') await bookRefunds(tx, ctx, creditor, [{ refund, day, source: 'bank' }])
    else await refuse(tx, ctx, { refund, kind: step.kind, code: said.reason, day })
    news.push(...(await refundNews(tx, ctx, refund, step.kind === 'transferred' ? 'booked' : 'refused')))
  }
  return news
}

type Refused = {
  readonly refund: RefundRow
  readonly kind: RefundEventKind
  readonly code: string | null
  readonly day: string
}

/** Records that the bank has rejected or returned a refund: its entry is reversed, and the credit is free again. */
async function refuse(tx: Transaction, { actor, now, offer }: SignedInCtx, { refund, kind, code, day }: Refused) {
  const { id, placeId, entryId, endToEndId } = refund
  const at = now()
  if (refund.state === 'booked' && entryId) {
    await reverseEntry(tx, {
      placeId,
      entryId,
      enteredOn: await openDay(tx, placeId, day, civilDay(at, offer.timeZone)),
      label: ledgerWords(offer).t('refundReturned', { reference: endToEndId }),
      pieceReference: endToEndId,
      postedBy: actor.userId,
      postedAt: at,
    })
  }
  await store.writeRefund(tx, id, { state: 'refused', bankCode: code })
  await store.insertRefundEvents(tx, [{ refundId: id, kind, source: 'bank', at, day }])
}
