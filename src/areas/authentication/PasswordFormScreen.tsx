import { useSelector } from '@xstate/react'
import type { PasswordFormRef } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import { selectKind, selectView } from '#machines/authentication/passwordForm/passwordForm.selectors.ts'
import type { Page } from '#offers/page.schema.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AuthenticationLayout } from '#src/ui/AuthenticationLayout.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ExpiredResult } from './ExpiredResult.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { OtherOffer } from './OtherOffer.tsx'
import { UncheckedLink } from './UncheckedLink.tsx'

type Props = {
  passwordFormRef: PasswordFormRef
  /** Every offer's name and site, for an account that belongs to another one. */
  sites: Page['sites']
}

/** Activation and reset: one field, and a notice when the link cannot be used. */
export function PasswordFormScreen({ passwordFormRef, sites }: Props) {
  const t = useTranslate()
  const kind = useSelector(passwordFormRef, selectKind)
  const view = useSelector(passwordFormRef, selectView)
  return (
    <AuthenticationLayout title={t(`password.${kind}.title`)}>
      {(view === 'checking' || view === 'form') && (
        <Stack gap={2}>
          <Heading takesFocus>{t(`password.${kind}.heading`)}</Heading>
          <Text variant="muted">{t(`password.${kind}.lead`)}</Text>
        </Stack>
      )}
      {view === 'checking' && <Text role="status">{t('password.checking')}</Text>}
      {view === 'unreachable' && <UncheckedLink passwordFormRef={passwordFormRef} />}
      {view === 'expired' && <ExpiredResult isReset={kind === 'reset'} />}
      {view === 'elsewhere' && <OtherOffer passwordFormRef={passwordFormRef} sites={sites} />}
      {view === 'form' && <NewPasswordForm passwordFormRef={passwordFormRef} />}
    </AuthenticationLayout>
  )
}
