import { applicationPaths } from '#contract/addresses.ts'
import type { LocaleCode } from '#contract/offers.ts'
import { inPlace } from '#contract/placeOfLink.ts'
import type { Translated } from '#locales/catalogue.ts'
import { createTranslate } from '#locales/createTranslate.ts'
import { mandateNews as mandatesEnCA } from '#locales/en-CA/payments/mandateNews.ts'
import { mandateNews as mandatesFrCA } from '#locales/fr-CA/payments/mandateNews.ts'
import { mandateNews as mandatesFrFR } from '#locales/fr-FR/payments/mandateNews.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { findPersonOfOffer } from '#server/services/directory/profile.store.ts'
import { languageFor } from '#server/services/mails/languageFor.ts'
import type { News } from '#server/services/notifications/notify.ts'
import type { MandateRow } from './mandates.store.ts'

const words: Readonly<Record<LocaleCode, Translated<typeof mandatesFrFR>>> = {
  'fr-FR': mandatesFrFR,
  'fr-CA': mandatesFrCA,
  'en-CA': mandatesEnCA,
}

/** The notification of a mandate's owner when staff release or end it. */
export async function mandateNews(
  tx: Transaction,
  { offer, locale: atHand }: Pick<SignedInCtx, 'offer' | 'locale'>,
  { userId, placeId, accountShown: account }: MandateRow,
  outcome: 'released' | 'ended',
): Promise<readonly News[]> {
  const person = await findPersonOfOffer(tx, userId, offer.code)
  const locale = languageFor(offer, person?.locale ?? null, atHand)
  const t = createTranslate<typeof mandatesFrFR>(locale, words[locale])
  return [
    {
      type: 'notification',
      recipients: [userId],
      placeId,
      title: t(outcome, { account }),
      label: t(`${outcome}Label`),
      author: null,
      path: inPlace(applicationPaths.mandate, placeId),
      isHighlighted: true,
    },
  ]
}
