import type { ReactNode } from 'react'
import type { PasswordConfirmationRef } from '#machines/parts/passwordConfirmation/passwordConfirmation.machine.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { PasswordForm } from '#src/parts/PasswordForm.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { type Fact, Facts } from '#src/ui/Facts.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepTitle } from '#src/ui/StepTitle.tsx'

type Props = {
  title: string
  /** Whether the person came from an earlier step, so that the title takes the focus. */
  hasMoved: boolean
  lines: readonly Fact[]
  /** `null` before the step begins and after it ends. */
  confirmationRef: PasswordConfirmationRef | null
  isSending: boolean
  sendLabel: string
  onBack: () => void
  cost?: ReactNode
  /** What else the person must know before they confirm. */
  children?: ReactNode
}

/** The last step of a binding act: a summary, the password, and a button that goes back. */
export function PasswordStep({
  title,
  hasMoved,
  lines,
  confirmationRef,
  isSending,
  sendLabel,
  onBack,
  cost,
  children,
}: Props) {
  const t = useTranslate()
  return (
    <Stack gap={4}>
      <StepTitle hasMoved={hasMoved}>{title}</StepTitle>
      <Card>
        <Facts isRuled values={{ fontWeight: 600 }} lines={lines} />
      </Card>
      {children}
      {confirmationRef && (
        <PasswordForm
          confirmationRef={confirmationRef}
          sendLabel={sendLabel}
          cost={cost}
          back={
            <Button variant="quiet" disabled={isSending} onClick={onBack}>
              {t('common.back')}
            </Button>
          }
        />
      )}
    </Stack>
  )
}
