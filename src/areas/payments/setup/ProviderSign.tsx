import { useSelector } from '@xstate/react'
import { selectIsBusy, selectIsLeaving } from '#machines/payments/paymentMandate/paymentMandate.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { Text } from '#src/ui/Text.tsx'
import { BackToMandate } from './BackToMandate.tsx'
import type { OfSetup } from './SetupFlow.tsx'
import { SetupSetback } from './SetupSetback.tsx'

/** Links to the provider's page, where the mandate is signed. */
export function ProviderSign({ setupRef, standing }: Pick<OfSetup, 'setupRef' | 'standing'>) {
  const t = useTranslate()
  const isBusy = useSelector(setupRef, selectIsBusy)
  const isLeaving = useSelector(setupRef, selectIsLeaving)
  return (
    <Stack gap={4}>
      <Text variant="small">{t('setup.sign.consentProvider', { mobile: standing.unsigned?.mobile ?? '' })}</Text>
      {isLeaving && <Notice>{t('setup.sign.leaving')}</Notice>}
      <SetupSetback setupRef={setupRef} step="sign" />
      <StepFoot>
        <BackToMandate setupRef={setupRef} />
        <Button isBusy={isBusy} onClick={() => setupRef.send({ type: 'signature.request' })}>
          {t(isLeaving ? 'setup.sign.continueProvider' : 'setup.sign.atProvider')}
        </Button>
      </StepFoot>
    </Stack>
  )
}
