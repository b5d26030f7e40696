import { useSelector } from '@xstate/react'
import { screenPaths } from '#contract/addresses.ts'
import type { PasswordFormRef } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import { selectKind } from '#machines/authentication/passwordForm/passwordForm.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { CallbackResult } from '#src/parts/CallbackResult.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** The login form sends an activation link again; the forgotten-password form sends a reset link. */
export function ExpiredLink({ passwordFormRef }: { passwordFormRef: PasswordFormRef }) {
  const t = useTranslate()
  const isReset = useSelector(passwordFormRef, selectKind) === 'reset'
  return (
    <CallbackResult icon="clock" heading={t('password.expired.heading')} text={t('password.expired.text')}>
      <Stack gap={3}>
        <LinkButton href={screenPaths.login} isWide>
          {t('password.expired.logIn')}
        </LinkButton>
        {isReset && (
          <LinkButton href={screenPaths.passwordRequest} variant="secondary" isWide>
            {t('password.expired.again')}
          </LinkButton>
        )}
      </Stack>
    </CallbackResult>
  )
}
