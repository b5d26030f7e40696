import { dot } from '#contract/dot.ts'
import type { RefundDetail, RefundEventKind, RefundSource } from '#contract/payments/refunds.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { FeedEntry } from '#src/ui/FeedEntry.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Text } from '#src/ui/Text.tsx'
import { usePaymentWords } from '../followed/usePaymentWords.ts'

const waits = { icon: 'clock', tone: 'muted' } as const
const moves = { icon: 'arrowRight', tone: 'info' } as const
const agrees = { icon: 'check', tone: 'info' } as const
const fails = { icon: 'alert', tone: 'warning' } as const
const looks = {
  asked: { icon: 'coins', tone: 'info' },
  withdrawn: waits,
  approved: agrees,
  confirmed: agrees,
  declined: fails,
  putInFile: moves,
  takenOut: waits,
  handedOut: moves,
  transferred: { icon: 'coins', tone: 'success' },
  booked: { icon: 'check', tone: 'success' },
  rejected: fails,
  returned: fails,
} as const satisfies Readonly<Record<RefundEventKind, object>>

type Props = {
  refund: RefundDetail
  /** The source of a step, in words. */
  sourceOf: (source: RefundSource) => string
}

/** The steps of a refund so far, each with its time and source. */
export function RefundTimeline({ refund, sourceOf }: Props) {
  const { translate: t, format } = useLanguage()
  const words = usePaymentWords()
  return (
    <RuledList as="ol" aria-label={t('followed.timeline.title')} isTrimmed>
      {refund.events.map(({ kind, source, at, day }) => (
        <li key={`${at} ${kind}`}>
          <FeedEntry {...looks[kind]} title={t(`refunds.timeline.${kind}`)} moment={words.momentOf({ at })}>
            <Text variant="small">
              {[
                sourceOf(source),
                ...(day === null ? [] : [t('followed.timeline.forDay', { date: format.date(momentOf(day)) })]),
              ].join(dot)}
            </Text>
          </FeedEntry>
        </li>
      ))}
    </RuledList>
  )
}
