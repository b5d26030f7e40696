import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
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
import { Flex } from '#src/ui/Flex.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { activationDraft, createActivationSchema, loginDraft } from './authentication.forms.ts'
import { EmailSummary } from './EmailSummary.tsx'
import { FormStatus } from './FormStatus.tsx'
import { takeFocus } from './takeFocus.ts'
import { UsernameField } from './UsernameField.tsx'

/** Activation. At /inscription there is no e-mail address yet, so the form has a field for it. */
export function RegisterForm({ authenticationRef }: { authenticationRef: AuthenticationRef }) {
  const t = useTranslate()
  const { zipCode } = useOffer()
  const email = useSelector(authenticationRef, selectEmail)
  const isBusy = useSelector(authenticationRef, selectIsBusy)
  const hasFailed = useSelector(authenticationRef, selectHasFailed)
  const schema = useMemo(() => createActivationSchema(zipCode), [zipCode])
  const { form, fields } = useForm(schema, {
    defaultValue: { ...loginDraft.read(), ...activationDraft.read(), ...(email !== null && { email }) },
    onInput: ({ currentTarget }) => activationDraft.keep(currentTarget),
    onSubmit(event, { value }) {
      event.preventDefault()
      authenticationRef.send({ type: 'activation.submit', ...value })
    },
  })
  const changeEmail = () => authenticationRef.send({ type: 'email.change' })

  return (
    <>
      <Stack gap={2}>
        <Heading>{t('authentication.register.heading')}</Heading>
        <Text variant="muted">{t('authentication.register.lead')}</Text>
      </Stack>
      {email !== null && (
        <EmailSummary label={t('authentication.register.unknownEmail')} email={email}>
          <Button variant="quiet" onClick={changeEmail}>
            {t('authentication.login.changeEmail')}
          </Button>
        </EmailSummary>
      )}
      <form {...form.formProps}>
        <Stack>
          <FormStatus
            progress={isBusy ? t('authentication.register.activating') : null}
            failure={hasFailed ? t('errors.generic') : null}
            advice={t('authentication.register.check')}
          />
          {email === null ? (
            <UsernameField
              {...fields.email.inputProps}
              ref={takeFocus}
              label={t('authentication.login.email')}
              error={fieldError(t, fields.email.errors)}
            />
          ) : (
            <input type="email" name={fields.email.name} value={email} autoComplete="username" readOnly hidden />
          )}
          <TextField
            {...fields.customerReferenceNumber.inputProps}
            {...(email !== null && { ref: takeFocus })}
            label={t('authentication.register.customerReferenceNumber')}
            hint={t('authentication.register.customerReferenceNumberHint')}
            error={fieldError(t, fields.customerReferenceNumber.errors)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <TextField
            {...fields.zipCode.inputProps}
            label={t('authentication.register.zipCode')}
            hint={t('authentication.register.zipCodeHint', { example: zipCode.example })}
            error={fieldError(t, fields.zipCode.errors)}
            autoComplete="postal-code"
            autoCapitalize="characters"
          />
          <Button type="submit" isBusy={isBusy} isWide>
            {t('common.validate')}
          </Button>
        </Stack>
      </form>
      {email === null && (
        <Flex>
          <Button variant="quiet" onClick={changeEmail}>
            {t('authentication.register.haveAccount')}
          </Button>
        </Flex>
      )}
    </>
  )
}
