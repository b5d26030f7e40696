import { paymentAfter } from '#machines/payments/payment/payment.lifecycle.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { MatchedAnswer } from '#server/services/bankFiles/matchAnswers.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { openDay, postPayments } from '#server/services/ledger/postPayments.ts'
import type { News } from '#server/services/notifications/notify.ts'
import type { Standing } from '../mandates/standing.ts'
import { insertEvents } from '../payments/payments.store.ts'
import { settleRefunds } from '../refunds/settleRefunds.ts'
import { type AnswerRow, markBooked, type Sent, type SentRow } from './answers.store.ts'
import { keepLines } from './keepLines.ts'
import { matchedAnswer } from './matchedAnswer.ts'
import { refusePayment } from './refusePayment.ts'

type Creditor = NonNullable<Standing['creditor']>
type Applied = { readonly creditor: Creditor; readonly answer: AnswerRow }
/** The bank's answer about one payment, or about one refund. */
export type Change = { readonly row: Sent; readonly answer: MatchedAnswer['answer'] }
type PaymentChange = Change & { readonly row: SentRow }
const isOfPayment = (change: Change): change is PaymentChange => 'payment' in change.row

/** Applies the content of an answer to the payments and the books, and stores the effect of each line. The creditor is locked. */
export async function applyMatched(tx: Transaction, ctx: SignedInCtx, { creditor, answer }: Applied) {
  const { matched, sent } = await matchedAnswer(tx, answer)
  const moved = await applyChanges(
    tx,
    ctx,
    creditor,
    matched.flatMap((each) => changesOf(each, sent)),
  )
  await keepLines(tx, ctx, { creditor, answer }, { matched, sent })
  return moved
}

/** The payments that a matched answer moves. */
export const changesOf = (matched: MatchedAnswer, sent: ReadonlyMap<string, Sent>): readonly Change[] =>
  matched.outcome === 'applied'
    ? matched.changes.flatMap(({ paymentId }) => {
        const row = sent.get(paymentId)
        return row ? [{ row, answer: matched.answer }] : []
      })
    : []

/**
 * Applies changes to the books: collections first, then refusals, since a payment can be both in one file, then refunds. The
 * creditor is locked.
 */
export async function applyChanges(
  tx: Transaction,
  ctx: SignedInCtx,
  creditor: Creditor,
  changes: readonly Change[],
): Promise<{ readonly owners: readonly string[]; readonly news: readonly News[] }> {
  const ofPayments = changes.filter(isOfPayment)
  const entries = await bookAll(
    tx,
    ctx,
    creditor,
    ofPayments.filter(({ answer: { kind } }) => kind === 'collected'),
  )
  const news: News[] = []
  for (const { row, answer: said } of ofPayments.filter(({ answer: { kind } }) => kind !== 'collected')) {
    const entryId = entries.get(row.payment.id) ?? row.payment.entryId
    const state = entries.has(row.payment.id) ? 'booked' : row.payment.state
    news.push(...(await refusePayment(tx, ctx, { row: { ...row, payment: { ...row.payment, entryId, state } }, said })))
  }
  const ofRefunds = changes.flatMap(({ row, answer: said }) => ('refund' in row ? [{ refund: row.refund, said }] : []))
  news.push(...(await settleRefunds(tx, ctx, creditor, ofRefunds)))
  const owners = [...ofPayments.map(({ row }) => row.payment.userId), ...ofRefunds.map(({ refund }) => refund.userId)]
  return { owners: [...new Set(owners)], news }
}

/** Posts collected payments, by the bank's day. Returns the entry of each payment. */
async function bookAll(
  tx: Transaction,
  ctx: SignedInCtx,
  { placeId, bankAccount }: Creditor,
  collected: readonly PaymentChange[],
): Promise<ReadonlyMap<string, string>> {
  const { now, offer, actor } = ctx
  const today = civilDay(now(), offer.timeZone)
  const { t } = ledgerWords(offer)
  const facts = { isHandedOut: true, isHoldable: false, isRetryable: false }
  const credited = paymentAfter('inFile', facts, { type: 'bank.credit' })
  if (credited === null || paymentAfter(credited, facts, { type: 'ledger.book' }) !== 'booked') {
    throw new Error('what the bank collects is booked')
  }
  const entries = new Map<string, string>()
  for (const [day, ofDay] of Map.groupBy(collected, ({ answer }) => answer.day ?? today)) {
    const paidOn = await openDay(tx, placeId, day, today)
    const posted = await postPayments(
      tx,
      { placeId, paidOn, bankAccount, postedBy: actor.userId, postedAt: now() },
      ofDay.map(({ row: { payment } }) => ({
        id: payment.id,
        ownerId: payment.userId,
        amount: payment.amount,
        named: payment.intended,
        label: t('debitCollected', { reference: payment.endToEndId }),
        pieceReference: payment.endToEndId,
        source: `payment:${payment.id}`,
      })),
    )
    for (const [id, entryId] of posted) entries.set(id, entryId)
    await markBooked(
      tx,
      [...posted].map(([id, entryId]) => ({ id, entryId, collectedOn: day })),
    )
    const at = now()
    await insertEvents(
      tx,
      [...posted.keys()].flatMap((paymentId) => [
        { paymentId, kind: 'debited' as const, source: 'bank' as const, at, day },
        { paymentId, kind: 'booked' as const, source: 'portal' as const, at, day: paidOn },
      ]),
    )
  }
  return entries
}
