import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { PaymentRef } from '#machines/payments/payment/payment.machine.ts'
import { selectAsksCredit, selectConsidered } from '#machines/payments/payment/payment.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'

/** Asks before a payment above the open amount. */
export function CreditQuestion({ flow }: { flow: PaymentRef }) {
  const { translate: t, format } = useLanguage()
  const textId = useId()
  const isAsking = useSelector(flow, selectAsksCredit)
  const considered = useSelector(flow, selectConsidered)
  const decline = () => flow.send({ type: 'credit.decline' })
  return (
    <Modal
      isOpen={isAsking}
      onClose={decline}
      title={t('paying.choice.creditTitle')}
      role="alertdialog"
      describedBy={textId}
      footer={
        <>
          <Button variant="secondary" onClick={decline}>
            {t('paying.choice.creditDecline')}
          </Button>
          <Button onClick={() => flow.send({ type: 'credit.accept' })}>{t('paying.choice.creditAccept')}</Button>
        </>
      }
    >
      <p id={textId}>{t('paying.choice.creditText', { amount: format.money(considered?.amount ?? 0) })}</p>
    </Modal>
  )
}
