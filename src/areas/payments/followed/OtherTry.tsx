import { pathOf } from '#contract/paths.ts'
import type { Payment } from '#contract/payments/payments.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

/** Links to the payment that this one repeats, and to the one that repeats it. */
export function OtherTry({ payment: { repeats, repeatedBy } }: { payment: Pick<Payment, 'repeats' | 'repeatedBy'> }) {
  const t = useTranslate()
  const tries = [
    [t('followed.retry.repeatedBy'), repeatedBy],
    [t('followed.retry.repeats'), repeats],
  ] as const
  return tries.map(
    ([label, paymentId]) =>
      paymentId !== null && (
        <Text key={paymentId}>
          {label}
          {'. '}
          <TextLink href={pathOf('payment', { paymentId })}>{t('followed.retry.see')}</TextLink>
        </Text>
      ),
  )
}
