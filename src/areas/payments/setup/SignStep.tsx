import { useSelector } from '@xstate/react'
import {
  selectCanRequestCode,
  selectCode,
  selectHasMoved,
  selectIsAtProvider,
  selectIsBusy,
  selectIsExpired,
} from '#machines/payments/paymentMandate/paymentMandate.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'
import { Text } from '#src/ui/Text.tsx'
import { BackToMandate } from './BackToMandate.tsx'
import { CodeForm } from './CodeForm.tsx'
import { MandateText } from './MandateText.tsx'
import { ProviderSign } from './ProviderSign.tsx'
import type { OfSetup } from './SetupFlow.tsx'
import { SetupSetback } from './SetupSetback.tsx'

/** Step 2: the mandate to read, and the code that signs it. */
export function SignStep(props: OfSetup) {
  const { setupRef, standing } = props
  const t = useTranslate()
  const { unsigned, creditor } = standing
  const code = useSelector(setupRef, selectCode)
  const isBusy = useSelector(setupRef, selectIsBusy)
  const isAtProvider = useSelector(setupRef, selectIsAtProvider)
  const isExpired = useSelector(setupRef, selectIsExpired)
  const hasMoved = useSelector(setupRef, selectHasMoved)
  const canRequest = useSelector(setupRef, selectCanRequestCode)
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <StepTitle hasMoved={hasMoved}>{t('setup.sign.title')}</StepTitle>
        <Text variant="muted">
          {t(isAtProvider ? 'setup.sign.leadProvider' : 'setup.sign.lead', { mobile: unsigned?.mobile ?? '' })}
        </Text>
      </Stack>
      {unsigned && creditor && <MandateText mandate={unsigned} creditor={creditor} scheme={standing.scheme} />}
      {isAtProvider ? (
        <ProviderSign {...props} />
      ) : code ? (
        <CodeForm {...props} code={code} />
      ) : (
        <Stack gap={4}>
          {isExpired && <Notice tone="warning">{t('setup.sign.expired')}</Notice>}
          <SetupSetback setupRef={setupRef} step="sign" />
          <StepFoot>
            <BackToMandate setupRef={setupRef} />
            <Button
              isBusy={isBusy}
              disabled={!isBusy && !canRequest}
              onClick={() => setupRef.send({ type: 'code.request' })}
            >
              {t('setup.sign.request')}
            </Button>
          </StepFoot>
        </Stack>
      )}
    </Stack>
  )
}
