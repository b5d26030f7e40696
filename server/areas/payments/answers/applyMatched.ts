import { randomUUID } from 'node:crypto'
import { suspenseAccounts } from '#contract/accounts/suspenseAccounts.ts'
import { paymentAfter } from '#machines/payments/payment/payment.lifecycle.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { MatchedAnswer } from '#server/services/bankFiles/matchAnswers.ts'
import { holdBooks } from '#server/services/ledger/holdBooks.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { openDay, postPayments } from '#server/services/ledger/postPayments.ts'
import type { News } from '#server/services/notifications/notify.ts'
import type { Standing } from '../mandates/standing.ts'
import { insertEvents } from '../payments/payments.store.ts'
import { type AnswerRow, insertLines, markBooked, type SentRow } from './answers.store.ts'
import { matchedAnswer, toLine } from './matchedAnswer.ts'
import { refusePayment } from './refusePayment.ts'

type Applied = { readonly creditor: NonNullable<Standing['creditor']>; readonly answer: AnswerRow }
type Change = { readonly row: SentRow; readonly answer: MatchedAnswer['answer'] }

/**
 * Takes what an answer says into the payments and the books: collections first, then refusals, since a payment can be both in one
 * file. The creditor is locked.
 */
export async function applyMatched(tx: Transaction, ctx: SignedInCtx, { creditor, answer }: Applied) {
  const { matched, sent } = await matchedAnswer(tx, answer)
  const changes = matched.flatMap((each) => {
    if (each.outcome !== 'applied') return []
    return each.changes.flatMap(({ paymentId }): readonly Change[] => {
      const row = sent.get(paymentId)
      return row ? [{ row, answer: each.answer }] : []
    })
  })
  const collected = changes.filter(({ answer: { kind } }) => kind === 'collected')
  const entries = await bookAll(tx, ctx, creditor, collected)
  const news: News[] = []
  for (const { row, answer: said } of changes.filter(({ answer: { kind } }) => kind !== 'collected')) {
    const entryId = entries.get(row.payment.id) ?? row.payment.entryId
    const state = entries.has(row.payment.id) ? 'booked' : row.payment.state
    news.push(...(await refusePayment(tx, ctx, { row: { ...row, payment: { ...row.payment, entryId, state } }, said })))
  }
  await keepLines(tx, ctx, { creditor, answer }, matched)
  return { owners: [...new Set(changes.map(({ row }) => row.payment.userId))], news }
}

/** Posts what the bank has collected, by its day. Returns the entry of each payment. */
async function bookAll(
  tx: Transaction,
  ctx: SignedInCtx,
  { placeId, bankAccount }: Applied['creditor'],
  collected: readonly Change[],
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

/** Keeps what each line did. Money that nobody can assign goes to the suspense account, where the chart has one. */
async function keepLines(
  tx: Transaction,
  ctx: SignedInCtx,
  { creditor, answer }: Applied,
  matched: readonly MatchedAnswer[],
) {
  const { placeId, bankAccount } = creditor
  const { now, offer, actor } = ctx
  const { chart } = await holdBooks(tx, placeId)
  const suspense = suspenseAccounts[chart]
  const today = civilDay(now(), offer.timeZone)
  const { t } = ledgerWords(offer)
  const rows = []
  for (const [rank, each] of matched.entries()) {
    const line = toLine(each)
    const { cents, direction, day, state, endToEndId } = each.answer
    const isUnknownMoney = each.outcome === 'unmatched' && each.why === 'unknown' && state === 'booked'
    let entryId: string | null = null
    if (isUnknownMoney && suspense && cents && direction) {
      const [debited, credited] = direction === 'in' ? [bankAccount, suspense.received] : [suspense.paid, bankAccount]
      entryId = await postEntry(tx, {
        placeId,
        journal: 'BQ',
        enteredOn: await openDay(tx, placeId, day ?? today, today),
        label: t('unknownCollection'),
        pieceReference: endToEndId,
        source: `bankAnswer:${answer.id}:${rank}`,
        postedBy: actor.userId,
        postedAt: now(),
        lines: [
          { account: debited, debit: cents },
          { account: credited, credit: cents },
        ],
      })
    }
    rows.push({ ...line, id: randomUUID(), answerId: answer.id, rank, entryId })
  }
  await insertLines(tx, rows)
}
