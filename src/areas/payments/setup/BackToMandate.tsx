import { useSelector } from '@xstate/react'
import { selectIsBusy } from '#machines/payments/paymentMandate/paymentMandate.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { OfSetup } from './SetupFlow.tsx'

/** Leads from the signature back to the mandate, to correct it. */
export function BackToMandate({ setupRef }: Pick<OfSetup, 'setupRef'>) {
  const t = useTranslate()
  const isBusy = useSelector(setupRef, selectIsBusy)
  return (
    <Button variant="quiet" disabled={isBusy} onClick={() => setupRef.send({ type: 'step.select', step: 'create' })}>
      {t('setup.sign.back')}
    </Button>
  )
}
