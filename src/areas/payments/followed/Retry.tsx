import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { paymentAfter } from '#machines/payments/payment/payment.lifecycle.ts'
import { retryMachine } from '#machines/payments/retry/retry.machine.ts'
import {
  selectConfirmation,
  selectIsConfirming,
  selectIsSending,
  selectRefusal,
} from '#machines/payments/retry/retry.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { PasswordForm } from '#src/parts/PasswordForm.tsx'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { refusalOf } from '../pay/refusals.ts'
import { usePasswordWords } from '../usePasswordWords.ts'
import type { OfPayment } from './OnePayment.tsx'
import { retryActors } from './retry.actors.ts'

/** Retries a refused payment, if its reason allows it. */
export function Retry({ api, person, inspect, say, payment }: OfPayment) {
  const { translate: t, format } = useLanguage()
  const client = useQueryClient()
  const flow = useFlow(
    () => {
      const { actors, showRetry } = retryActors({ api, client, person, paymentId: payment.id })
      return retryMachine.provide({
        actors,
        actions: {
          showRetry: () => {
            say(successSnack(t, t('followed.retry.done')))
            showRetry()
          },
        },
      })
    },
    { inspect },
  )
  const isConfirming = useSelector(flow, selectIsConfirming)
  const confirmation = useSelector(flow, selectConfirmation)
  const isSending = useSelector(flow, selectIsSending)
  const refusal = useSelector(flow, selectRefusal)
  const words = usePasswordWords()
  const amount = format.money(payment.amount)
  if (isConfirming && confirmation) {
    return (
      <Stack gap={4}>
        <Text>{t('followed.retry.text', { amount, account: payment.account })}</Text>
        <PasswordForm
          confirmationRef={confirmation}
          sendLabel={t('followed.retry.send', { amount })}
          words={words}
          back={
            <Button variant="quiet" disabled={isSending} onClick={() => flow.send({ type: 'retry.cancel' })}>
              {t('shared.confirm.cancel')}
            </Button>
          }
        />
      </Stack>
    )
  }
  if (!paymentAfter(payment.state, payment, { type: 'payment.retry' })) return null
  return (
    <>
      {refusal !== null && <Notice tone="danger">{t(`paying.refused.${refusalOf(refusal)}Title`)}</Notice>}
      <div>
        <Button onClick={() => flow.send({ type: 'retry.begin' })}>{t('followed.retry.act')}</Button>
      </div>
    </>
  )
}
