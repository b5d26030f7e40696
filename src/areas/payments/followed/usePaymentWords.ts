import type { Payment, PaymentDetail, PaymentEvent } from '#contract/payments/payments.ts'
import { debitHours } from '#contract/payments/payments.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'

export const paymentTones = {
  asked: 'info',
  held: 'warning',
  inFile: 'info',
  debited: 'info',
  booked: 'success',
  refused: 'danger',
  refunded: 'neutral',
} as const

const isDatedByBank = (event: PaymentEvent): event is PaymentEvent & { day: string } =>
  event.source === 'bank' && event.day !== null

/** Payments in words. */
export function usePaymentWords() {
  const { translate: t, format } = useLanguage()
  const day = (date: string) => format.date(momentOf(date))
  const timeOf = (at: string) =>
    t('followed.timeline.at', { date: format.shortDate(new Date(at)), time: format.time(new Date(at)) })
  return {
    titleOf: ({ amount }: Pick<Payment, 'amount'>) => t('followed.of', { amount: format.money(amount) }),
    stateOf: ({ state }: Pick<Payment, 'state'>) => t(`followed.states.${state}`),
    originOf: ({ origin, dueOn, askedAt }: Payment) =>
      origin === 'automatic'
        ? t('followed.automaticOn', { date: day(dueOn ?? askedAt.slice(0, 10)) })
        : t('followed.askedOn', { date: format.date(new Date(askedAt)) }),
    /** The meaning of its state. */
    sentenceOf: ({ state, origin, collectOn, events }: PaymentDetail) => {
      if (state === 'asked') {
        return origin === 'automatic'
          ? t('followed.sentences.askedAutomatic', { date: day(collectOn) })
          : t('followed.sentences.asked')
      }
      const holder = events.findLast(({ kind }) => kind === 'held' || kind === 'stopped')
      if (state === 'held' && holder?.kind === 'stopped') return t('followed.sentences.stopped')
      return state === 'inFile'
        ? t('followed.sentences.inFile', { date: day(collectOn) })
        : t(`followed.sentences.${state}`)
    },
    /** When the account shows it; only while it is expected. */
    expectedOf: ({ expectedBy }: Payment) =>
      expectedBy === null ? null : t('followed.expected', { hours: debitHours, date: day(expectedBy) }),
    /** The day and the time of a step, even a long time ago. */
    momentOf: ({ at }: { readonly at: string }) => timeOf(at),
    /** When a step took place: the bank gives the day, and its answer is read later. */
    whenOf: (event: PaymentEvent) => (isDatedByBank(event) ? format.shortDate(momentOf(event.day)) : timeOf(event.at)),
    /** The other date of a step: its day, or the time at which the bank's answer was read. */
    dayOf: (event: PaymentEvent) => {
      if (isDatedByBank(event)) return t('followed.timeline.answered', { moment: timeOf(event.at) })
      if (event.day === null) return null
      return t(event.kind === 'booked' ? 'followed.timeline.dated' : 'followed.timeline.forDay', {
        date: day(event.day),
      })
    },
    stepOf: ({ origin }: Pick<PaymentDetail, 'origin'>, { kind }: PaymentEvent) =>
      kind === 'asked' && origin === 'automatic'
        ? t('followed.timeline.askedAutomatic')
        : t(`followed.timeline.${kind}`),
  }
}
