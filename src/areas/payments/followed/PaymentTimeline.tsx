import { dot } from '#contract/dot.ts'
import type { PaymentDetail, PaymentEventKind } from '#contract/payments/payments.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { FeedEntry } from '#src/ui/FeedEntry.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Text } from '#src/ui/Text.tsx'
import { usePaymentWords } from './usePaymentWords.ts'

const waits = { icon: 'clock', tone: 'muted' } as const
const moves = { icon: 'arrowRight', tone: 'info' } as const
const fails = { icon: 'alert', tone: 'warning' } as const
const arrives = { icon: 'check', tone: 'success' } as const
const looks = {
  asked: { icon: 'coins', tone: 'info' },
  noticed: { icon: 'bell', tone: 'muted' },
  held: waits,
  released: moves,
  stopped: waits,
  resumed: moves,
  lessened: moves,
  putInFile: moves,
  takenOut: waits,
  handedOut: moves,
  debited: { icon: 'coins', tone: 'info' },
  booked: arrives,
  rejected: fails,
  returned: fails,
  refunded: fails,
  reversed: fails,
  askedAgain: moves,
} as const satisfies Readonly<Record<PaymentEventKind, object>>

/** The steps of a payment so far, each with its time and source. */
export function PaymentTimeline({ payment }: { payment: Pick<PaymentDetail, 'events' | 'origin'> }) {
  const t = useTranslate()
  const words = usePaymentWords()
  return (
    <Panel title={t('followed.timeline.title')}>
      <RuledList as="ol" aria-label={t('followed.timeline.title')} isTrimmed>
        {payment.events.map((event) => (
          <li key={`${event.at} ${event.kind}`}>
            <FeedEntry {...looks[event.kind]} title={words.stepOf(payment, event)} moment={words.whenOf(event)}>
              <Text variant="small">
                {[t(`followed.timeline.sources.${event.source}`), words.dayOf(event)]
                  .filter((said) => said !== null)
                  .join(dot)}
              </Text>
            </FeedEntry>
          </li>
        ))}
      </RuledList>
    </Panel>
  )
}
