import { pathOf } from '#contract/paths.ts'
import { bankReason } from '#contract/payments/bankReasons.ts'
import { shiftOpenDays } from '#contract/payments/collectionDays.ts'
import type { PaymentEventKind } from '#contract/payments/payments.ts'
import { inPlace } from '#contract/placeOfLink.ts'
import { type PaymentAction, paymentAfter } from '#machines/payments/payment/payment.lifecycle.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { BankAnswer } from '#server/services/bankFiles/bankAnswer.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { reverseEntry } from '#server/services/ledger/postEntry.ts'
import { openDay } from '#server/services/ledger/postPayments.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import type { News } from '#server/services/notifications/notify.ts'
import { refusalNews } from '../debitNews.ts'
import { opposeMandate } from '../mandates/opposeMandate.ts'
import { newEndToEndId } from '../payments/newEndToEndId.ts'
import { insertEvents, insertPayment, writePayment } from '../payments/payments.store.ts'
import { isRefusedAgain, type SentRow } from './answers.store.ts'

type Refused = { readonly row: SentRow; readonly said: BankAnswer }

const steps: Readonly<
  Partial<Record<BankAnswer['kind'], { readonly action: PaymentAction; readonly kind: PaymentEventKind }>>
> = {
  rejected: { action: { type: 'bank.reject' }, kind: 'rejected' },
  returned: { action: { type: 'bank.return' }, kind: 'returned' },
  refunded: { action: { type: 'bank.refund' }, kind: 'refunded' },
  reversed: { action: { type: 'manager.reverse' }, kind: 'reversed' },
}
/** Banking days before the portal retries: the account may have money by then. */
const daysUntilRetry = 5

/**
 * Records that the bank has refused, returned or refunded a payment: its entry is reversed, the mandate suspended if the reason
 * requires it, and the owner notified. Returns the notifications.
 */
export async function refusePayment(
  tx: Transaction,
  ctx: SignedInCtx,
  { row, said }: Refused,
): Promise<readonly News[]> {
  const { now, offer, actor } = ctx
  const { payment } = row
  const { id, placeId, userId, mandateId, amount } = payment
  const step = steps[said.kind]
  const facts = { isHandedOut: true, isHoldable: false, isRetryable: false }
  const next = step ? paymentAfter(payment.state, facts, step.action) : null
  if (!step || next === null) throw new Error(`${said.kind} cannot happen to a payment that is ${payment.state}`)
  const at = now()
  const today = civilDay(at, offer.timeZone)
  const isRefund = said.kind === 'refunded'
  const means = bankReason(said.reason, { isRefund, isRepeated: await isRefusedAgain(tx, payment) })
  const isTriedAgain = means.retry === 'onceAutomatically' && next === 'refused' && payment.repeatsId === null
  // A payment that was retried once is not retried again, and one that the owner had refunded is never retried.
  const retry =
    means.retry !== 'onceAutomatically' || isTriedAgain ? means.retry : next === 'refused' ? 'ownerAsks' : 'none'
  const reason = { code: said.reason, sentence: means.sentence, retry }
  if (payment.entryId && payment.state === 'booked') {
    await reverseEntry(tx, {
      placeId,
      entryId: payment.entryId,
      enteredOn: await openDay(tx, placeId, said.day ?? today, today),
      label: ledgerWords(offer).t('debitReversed', { reference: payment.endToEndId }),
      pieceReference: payment.endToEndId,
      postedBy: actor.userId,
      postedAt: at,
    })
  }
  await writePayment(tx, id, { state: next, reason })
  await insertEvents(tx, [
    { paymentId: id, kind: step.kind, source: said.kind === 'reversed' ? 'manager' : 'bank', at, day: said.day },
  ])
  if (means.mandate !== 'keep') {
    const isUnusable = means.retry === 'newAccount' || means.retry === 'newMandate'
    await opposeMandate(tx, ctx, { mandateId, userId, placeId, suspension: isUnusable ? 'unusable' : 'opposed' })
  } else if (isTriedAgain) {
    await tryAgain(tx, ctx, row, today)
  }
  if (means.sentence === null || said.kind === 'reversed') return []
  const [usual = ctx.locale] = offer.locales
  const locale = languageFor(offer, row.locale, usual)
  const told = refusalNews({ offer, locale, amount, sentence: means.sentence, retry })
  const path = inPlace(pathOf('payment', { paymentId: id }), placeId)
  const letter = { type: 'notification', author: null, path, isHighlighted: true } as const
  return [{ ...letter, ...told, recipients: [userId], placeId }]
}

/** Retries, once, a payment that the bank has refused without a reason. */
async function tryAgain(tx: Transaction, { now, offer }: SignedInCtx, { payment }: SentRow, today: string) {
  const { placeId, userId, mandateId, amount, intended, origin, dueOn } = payment
  const at = now()
  const collectOn = shiftOpenDays(today, daysUntilRetry, paymentSettings[offer.code].calendar)
  const again = await insertPayment(tx, {
    placeId,
    userId,
    mandateId,
    amount,
    intended,
    origin,
    dueOn,
    collectOn,
    state: 'asked',
    askedAt: at,
    endToEndId: newEndToEndId(),
    repeatsId: payment.id,
  })
  await insertEvents(tx, [
    { paymentId: payment.id, kind: 'askedAgain', source: 'portal', at },
    { paymentId: again.id, kind: 'asked', source: 'portal', at, day: collectOn },
  ])
}
