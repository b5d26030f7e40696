import { paperPaths } from '#contract/papers.ts'
import type { PaymentDetail } from '#contract/payments/payments.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { paperAddress } from '#src/parts/paperAddress.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Card } from '#src/ui/Card.tsx'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { SettledDebts } from '../pay/SettledDebts.tsx'
import { HoldActs } from './HoldActs.tsx'
import { OtherTry } from './OtherTry.tsx'
import { PaymentTimeline } from './PaymentTimeline.tsx'
import { Reason } from './Reason.tsx'
import { paymentTones, usePaymentWords } from './usePaymentWords.ts'

export type OfPayment = ScreenProps & { readonly payment: PaymentDetail }

export function OnePayment(props: OfPayment) {
  const { payment, fileUrl } = props
  const { translate: t, format, locale } = useLanguage()
  const words = usePaymentWords()
  const { amount, account, rum, reference, collectOn, collectedOn, settles, credit, state, hasReceipt } = payment
  const expected = words.expectedOf(payment)
  const settlesTitle = t(state === 'booked' ? 'followed.settles.titleBooked' : 'followed.settles.title')
  const isOver = state === 'refused' || state === 'refunded'
  return (
    <Stack gap={5}>
      <Card as="section">
        <Stack gap={3}>
          <div>
            <Tag tone={paymentTones[state]}>{words.stateOf(payment)}</Tag>
          </div>
          <Heading level={2}>{words.sentenceOf(payment)}</Heading>
          <Text>{words.originOf(payment)}</Text>
          {expected !== null && <Text>{expected}</Text>}
          <OtherTry payment={payment} />
          <HoldActs {...props} payment={payment} />
          {hasReceipt && (
            <div>
              <DownloadLink
                href={fileUrl(paperAddress(paperPaths.paymentReceipt.replace(':paymentId', payment.id), locale))}
              >
                {t('followed.receipt')}
              </DownloadLink>
            </div>
          )}
        </Stack>
      </Card>
      <Reason {...props} />
      <PaymentTimeline payment={payment} />
      {!isOver && (
        <Panel title={settlesTitle}>
          <SettledDebts caption={settlesTitle} {...{ settles, credit, amount }} />
        </Panel>
      )}
      <Card>
        <Facts
          columns={{ phone: '1fr 1fr' }}
          gap={4}
          values={{ fontWeight: 600 }}
          lines={[
            [t('followed.facts.amount'), format.money(amount)],
            [t('followed.facts.account'), account],
            [
              t(state === 'held' ? 'followed.facts.plannedOn' : 'followed.facts.collectOn'),
              format.date(momentOf(collectOn)),
            ],
            [t('followed.facts.collectedOn'), collectedOn && format.date(momentOf(collectedOn))],
            [t('followed.facts.reference'), reference],
            [t('followed.facts.mandate'), rum],
          ]}
        />
      </Card>
    </Stack>
  )
}
