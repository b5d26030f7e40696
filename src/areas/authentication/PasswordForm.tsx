import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import type { AuthenticationRef } from '#machines/authentication/authentication/authentication.machine.ts'
import {
  selectEmail,
  selectIsBusy,
  selectRefusal,
} from '#machines/authentication/authentication/authentication.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { passwordSchema } from './authentication.forms.ts'
import { EmailSummary } from './EmailSummary.tsx'
import { FormStatus } from './FormStatus.tsx'
import { refusalText } from './refusalText.ts'

type Props = { authenticationRef: AuthenticationRef; aimAtPasswordRequest?: (() => void) | undefined }

/** The login form's second step. The hidden e-mail field tells a password manager whose password this is. */
export function PasswordForm({ authenticationRef, aimAtPasswordRequest }: Props) {
  const { translate: t, locale } = useLanguage()
  const email = useSelector(authenticationRef, selectEmail) ?? ''
  const isBusy = useSelector(authenticationRef, selectIsBusy)
  const refusal = useSelector(authenticationRef, selectRefusal)
  const { form, fields } = useForm(passwordSchema, {
    defaultValue: { email },
    onSubmit(event, { value }) {
      event.preventDefault()
      authenticationRef.send({ type: 'login.submit', ...value })
    },
  })

  const passwordRef = useRef<HTMLInputElement>(null)
  useEffect(() => passwordRef.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    if (refusal) passwordRef.current?.select()
  }, [refusal])

  return (
    <>
      <Heading>{t('authentication.login.passwordHeading')}</Heading>
      <EmailSummary label={t('authentication.login.passwordLead')} email={email}>
        <Button variant="quiet" onClick={() => authenticationRef.send({ type: 'email.change' })}>
          {t('authentication.login.changeEmail')}
        </Button>
      </EmailSummary>
      <form {...form.formProps}>
        <Stack>
          <FormStatus
            progress={isBusy ? t('authentication.login.signingIn') : null}
            failure={refusal ? refusalText(t, locale, refusal) : null}
          />
          <input type="email" name={fields.email.name} value={email} autoComplete="username" readOnly hidden />
          <PasswordField
            {...fields.password.inputProps}
            ref={passwordRef}
            label={t('authentication.login.password')}
            error={fieldError(t, fields.password.errors)}
            autoComplete="current-password"
            action={
              <TextLink
                href={`${screenPaths.passwordRequest}?email=${encodeURIComponent(email)}`}
                onAim={aimAtPasswordRequest}
              >
                {t('authentication.login.forgotPassword')}
              </TextLink>
            }
          />
          <Button type="submit" isBusy={isBusy} isWide>
            {t('authentication.login.signIn')}
          </Button>
        </Stack>
      </form>
    </>
  )
}
