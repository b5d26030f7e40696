import { pathOf } from '#contract/paths.ts'
import type { Payment } from '#contract/payments/payments.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { paymentTones, usePaymentWords } from './usePaymentWords.ts'

type Props = { payment: Payment; onAim: () => void }

/** A payment in the history: its amount, its origin, and its state. */
export function PaymentRow({ payment, onAim }: Props) {
  const t = useTranslate()
  const words = usePaymentWords()
  const sentence = payment.reason?.sentence
  return (
    <ListRow
      href={pathOf('payment', { paymentId: payment.id })}
      title={words.titleOf(payment)}
      fontWeight={600}
      edge={payment.state === 'refused' ? 'danger' : 'border'}
      onAim={onAim}
      state={<Tag tone={paymentTones[payment.state]}>{words.stateOf(payment)}</Tag>}
    >
      <Text variant="small">{words.originOf(payment)}</Text>
      {sentence && <Text variant="small">{t(`reasons.${sentence}`)}</Text>}
    </ListRow>
  )
}
