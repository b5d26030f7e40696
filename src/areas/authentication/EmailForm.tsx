import { useSelector } from '@xstate/react'
import type { AuthenticationRef } from '#machines/authentication/authentication/authentication.machine.ts'
import {
  selectEmail,
  selectHasFailed,
  selectIsBusy,
} from '#machines/authentication/authentication/authentication.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { emailSchema, loginDraft } from './authentication.forms.ts'
import { FormStatus } from './FormStatus.tsx'
import { takeFocus } from './takeFocus.ts'
import { UsernameField } from './UsernameField.tsx'

/** The login form's first step. It starts with the address from the query string, or the one typed before a reload. */
export function EmailForm({ authenticationRef }: { authenticationRef: AuthenticationRef }) {
  const t = useTranslate()
  const email = useSelector(authenticationRef, selectEmail)
  const isBusy = useSelector(authenticationRef, selectIsBusy)
  const hasFailed = useSelector(authenticationRef, selectHasFailed)
  const { form, fields } = useForm(emailSchema, {
    defaultValue: { email: email ?? loginDraft.read().email ?? '' },
    onInput: ({ currentTarget }) => loginDraft.keep(currentTarget),
    onSubmit(event, { value }) {
      event.preventDefault()
      authenticationRef.send({ type: 'login.submit', email: value.email, password: null })
    },
  })

  return (
    <>
      <Stack gap={2}>
        <Heading>{t('authentication.login.heading')}</Heading>
        <Text variant="muted">{t('authentication.login.lead')}</Text>
      </Stack>
      <form {...form.formProps}>
        <Stack>
          <FormStatus
            progress={isBusy ? t('authentication.login.checking') : null}
            failure={hasFailed ? t('errors.generic') : null}
          />
          <UsernameField
            {...fields.email.inputProps}
            ref={takeFocus}
            label={t('authentication.login.email')}
            error={fieldError(t, fields.email.errors)}
          />
          <Button type="submit" isBusy={isBusy} isWide>
            {t('common.continue')}
          </Button>
        </Stack>
      </form>
      {/* One below the other on every phone: a row would wrap or not, depending on the typeface. */}
      <Stack
        flexDirection={{ base: 'column', phone: 'row' }}
        alignItems={{ base: 'flex-start', phone: 'center' }}
        gap={2}
      >
        <Text>{t('authentication.login.firstVisit')}</Text>
        <Button variant="quiet" onClick={() => authenticationRef.send({ type: 'register.start' })}>
          {t('authentication.login.activate')}
        </Button>
      </Stack>
    </>
  )
}
