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

/** Payments in words. */
export function usePaymentWords() {
  const { translate: t, format } = useLanguage()
  const day = (date: string) => format.date(momentOf(date))
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
    momentOf: ({ at }: { readonly at: string }) =>
      t('followed.timeline.at', { date: format.shortDate(new Date(at)), time: format.time(new Date(at)) }),
    stepOf: ({ origin }: PaymentDetail, { kind }: PaymentEvent) =>
      kind === 'asked' && origin === 'automatic'
        ? t('followed.timeline.askedAutomatic')
        : t(`followed.timeline.${kind}`),
  }
}
