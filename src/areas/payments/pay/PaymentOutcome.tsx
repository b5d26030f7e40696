import { useSelector } from '@xstate/react'
import { pathOf } from '#contract/paths.ts'
import { debitHours } from '#contract/payments/payments.ts'
import {
  selectAgreed,
  selectPart,
  selectPaymentId,
  selectRefusal,
} from '#machines/payments/payment/payment.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Outcome } from '#src/parts/Outcome.tsx'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ToManager } from '../mandate/ToManager.tsx'
import type { OfPayStep } from './PayFlow.tsx'
import { refusalOf } from './refusals.ts'

/** The end of a payment: recorded and on its way, or refused with a reason. */
export function PaymentOutcome({ flow, standing }: OfPayStep) {
  const { translate: t, format } = useLanguage()
  const part = useSelector(flow, selectPart)
  const agreed = useSelector(flow, selectAgreed)
  const paymentId = useSelector(flow, selectPaymentId)
  const reason = useSelector(flow, selectRefusal)
  const back = (
    <Button variant="secondary" onClick={() => flow.send({ type: 'outcome.close' })}>
      {t('paying.sent.back')}
    </Button>
  )
  if (part === 'sent') {
    return (
      <Outcome
        tone="success"
        title={t('paying.sent.title', { amount: format.money(agreed?.amount ?? 0) })}
        foot={
          <>
            {back}
            {paymentId !== null && (
              <LinkButton href={pathOf('payment', { paymentId })}>{t('paying.sent.see')}</LinkButton>
            )}
          </>
        }
      >
        <Text>{t('paying.sent.inBank', { hours: debitHours })}</Text>
        <Text>{t('paying.sent.notSettled')}</Text>
      </Outcome>
    )
  }
  const refusal = refusalOf(reason)
  return (
    <Outcome
      tone="info"
      icon={refusal === 'tooSoon' || refusal === 'outOfSlot' ? 'clock' : 'alert'}
      title={t(`paying.refused.${refusal}Title`)}
      foot={back}
    >
      <Text>
        {refusal !== 'outOfSlot'
          ? t(`paying.refused.${refusal}`)
          : standing.reopensAt === null
            ? t('paying.refused.outOfSlotSoon')
            : t('paying.refused.outOfSlot', { time: format.hour(new Date(standing.reopensAt)) })}
      </Text>
      {refusal === 'mandate' && <ToManager />}
    </Outcome>
  )
}
