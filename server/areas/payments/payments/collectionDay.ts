import { shiftOpenDays } from '#contract/payments/collectionDays.ts'
import { debitHours, holdDays } from '#contract/payments/payments.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import { civilDay } from '#server/platform/civilDay.ts'

export type When = { readonly today: string; readonly offer: Pick<Offer, 'code'> }

/** The first day on which the bank can collect a payment requested today. */
export const firstCollectionDay = ({ today, offer }: When): string =>
  shiftOpenDays(today, 1, paymentSettings[offer.code].calendar)

/** The day by which the account shows a debit requested at a moment. */
export function expectedDay(askedAt: Date, collectOn: string, { timeZone }: Pick<Offer, 'timeZone'>): string {
  const by = civilDay(new Date(askedAt.getTime() + debitHours * 3_600_000), timeZone)
  return by > collectOn ? by : collectOn
}

/** The first day of collection that its owner can still hold back: earlier ones go into the next file. */
export const firstHoldableDay = ({ today, offer }: When): string =>
  shiftOpenDays(today, holdDays, paymentSettings[offer.code].calendar)
