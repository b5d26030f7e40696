import { applicationPaths } from '#contract/addresses.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { inPlace } from '#contract/placeOfLink.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { refundNews as refundsEnCA } from '#locales/en-CA/payments/refundNews.ts'
import { refundNews as refundsFrFR } from '#locales/fr-FR/payments/refundNews.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { findPersonOfOffer } from '#server/services/directory/profile.store.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import type { News } from '#server/services/notifications/notify.ts'
import type { RefundRow } from './refunds.store.ts'

const words: Readonly<Record<LocaleCode, Translated<typeof refundsFrFR>>> = {
  'fr-FR': refundsFrFR,
  'fr-CA': refundsFrFR,
  'en-CA': refundsEnCA,
}

/** The notification of a refund's owner: the manager declines it, the money has left, or the bank could not transfer it. */
export async function refundNews(
  tx: Transaction,
  { offer, locale: atHand }: Pick<SignedInCtx, 'offer' | 'locale'>,
  { userId, placeId, amount, accountShown, declinedBecause }: RefundRow,
  outcome: 'declined' | 'booked' | 'refused',
): Promise<readonly News[]> {
  const person = await findPersonOfOffer(tx, userId, offer.code)
  const locale = languageFor(offer, person?.locale ?? null, atHand)
  const t = createTranslate<typeof refundsFrFR>(locale, words[locale])
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: offer.currency })
  return [
    {
      type: 'notification',
      recipients: [userId],
      placeId,
      title: t(outcome, {
        amount: money.format(amount / 100),
        account: accountShown,
        reason: declinedBecause ?? '',
      }),
      label: t(`${outcome}Label`),
      author: null,
      path: inPlace(applicationPaths.paying, placeId),
      isHighlighted: outcome !== 'booked',
    },
  ]
}
