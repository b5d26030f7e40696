import { useSelector } from '@xstate/react'
import type { PaymentMandateRef } from '#machines/payments/paymentMandate/paymentMandate.machine.ts'
import { selectIsAtProvider, selectSetback } from '#machines/payments/paymentMandate/paymentMandate.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Notice } from '#src/ui/Notice.tsx'

/** Why the last attempt failed, unless a field shows it. */
export function SetupSetback({ setupRef, step }: { setupRef: PaymentMandateRef; step: 'create' | 'sign' }) {
  const t = useTranslate()
  const setback = useSelector(setupRef, selectSetback)
  const isAtProvider = useSelector(setupRef, selectIsAtProvider)
  if (setback === 'tooMany')
    return <Notice tone="warning">{t(isAtProvider ? 'setup.sign.tooManyProvider' : 'setup.sign.tooMany')}</Notice>
  if (setback !== 'unanswered' && setback !== 'failed' && setback !== 'night') return null
  return <Notice tone={setback === 'night' ? 'warning' : 'danger'}>{t(`setup.${step}.${setback}`)}</Notice>
}
