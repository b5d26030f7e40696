import { useSelector } from '@xstate/react'
import {
  selectConfirmation,
  selectIsSending,
  selectWanted,
} from '#machines/payments/refundRequest/refundRequest.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { PasswordForm } from '#src/parts/PasswordForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { usePasswordWords } from '../usePasswordWords.ts'
import type { OfRefundStep } from './RefundPanel.tsx'

/** The request, the promised day, and the password. */
export function RefundConfirm({ flow, terms }: OfRefundStep) {
  const { translate: t, format } = useLanguage()
  const wanted = useSelector(flow, selectWanted)
  const isSending = useSelector(flow, selectIsSending)
  const confirmation = useSelector(flow, selectConfirmation)
  const words = {
    ...usePasswordWords(),
    failedTitle: t('refunds.failedTitle'),
    failed: t('refunds.failed'),
    unanswered: t('refunds.unanswered'),
  }
  const amount = format.money(wanted?.amount ?? 0)
  return (
    <Stack gap={4}>
      <Facts
        isRuled
        values={{ fontWeight: 600 }}
        lines={[
          [t('refunds.facts.amount'), amount],
          [t('refunds.facts.account'), wanted?.isToMandate ? terms.mandateAccount : t('refunds.typedAccount')],
          [t('refunds.facts.promisedBy'), format.date(momentOf(terms.promisedBy))],
        ]}
      />
      {confirmation && (
        <PasswordForm
          confirmationRef={confirmation}
          sendLabel={t('refunds.send', { amount })}
          words={words}
          back={
            <Button variant="quiet" disabled={isSending} onClick={() => flow.send({ type: 'refund.correct' })}>
              {t('common.back')}
            </Button>
          }
        />
      )}
    </Stack>
  )
}
