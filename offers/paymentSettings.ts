import type { OfferCode } from '#contract/offers.ts'
import type { BankCalendar } from '#contract/payments/collectionDays.ts'
import type { DebitScheme } from '#contract/payments/mandates.ts'

type PaymentSettings = {
  readonly scheme: DebitScheme
  /** The days on which its banks collect. */
  readonly calendar: BankCalendar
  /** Wall-clock hours of the offer's time zone between which nothing is set up or paid (specification §4: out of slot). */
  readonly closedFrom: number
  readonly opensAt: number
  /** Months after the last collection, or the signature, after which a mandate lapses. */
  readonly unusedMonths: number
  /** Days before an automatic collection on which its payer is told. */
  readonly noticeDays: number
}

/** SEPA core scheme: 36 months, 14 days' notice. */
const sepa: PaymentSettings = {
  scheme: 'sepa',
  calendar: 'target',
  closedFrom: 23,
  opensAt: 7,
  unusedMonths: 36,
  noticeDays: 14,
}
/** Payments Canada, rule H1: ten days' notice; an agreement does not lapse by itself, and is asked for again as long after as in France. */
const canada: PaymentSettings = { ...sepa, scheme: 'pad', calendar: 'quebec', noticeDays: 10 }

/** The rules of payments by mandate in each offer, which only the server reads. */
export const paymentSettings: Readonly<Record<OfferCode, PaymentSettings>> = {
  ESE: sepa,
  VSY: sepa,
  DIR: sepa,
  ECO: sepa,
  NEUF: sepa,
  VQC: canada,
}
