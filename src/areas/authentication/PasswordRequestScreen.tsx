import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { screenPaths } from '#contract/addresses.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { PasswordRequestRef } from '#machines/authentication/passwordRequest/passwordRequest.machine.ts'
import {
  selectCanSubmit,
  selectEmail,
  selectFailure,
  selectIsBusy,
} from '#machines/authentication/passwordRequest/passwordRequest.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AuthenticationLayout } from '#src/ui/AuthenticationLayout.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { CaptchaStatus } from './CaptchaStatus.tsx'
import { hasValidEmail, passwordRequestDraft, passwordRequestSchema } from './passwordRequestForm.ts'
import { UsernameField } from './UsernameField.tsx'

type Props = { passwordRequestRef: PasswordRequestRef }

export function PasswordRequestScreen({ passwordRequestRef }: Props) {
  const t = useTranslate()
  return (
    <AuthenticationLayout title={t('password.request.title')}>
      <Stack gap={2}>
        <Heading>{t('password.request.title')}</Heading>
        <Text variant="muted">{t('password.request.lead')}</Text>
      </Stack>
      <RequestForm passwordRequestRef={passwordRequestRef} />
      <TextLink href={screenPaths.login} isStandalone>
        <Icon name="arrowLeft" size={18} />
        {t('common.backToLogin')}
      </TextLink>
    </AuthenticationLayout>
  )
}

function failureText(failure: ProblemCode) {
  if (failure === 'captcha_refused') return 'password.request.checkedAgain'
  if (failure === 'too_many_requests' || failure === 'unavailable') return `errors.problem.${failure}` as const
  return 'errors.generic'
}

function RequestForm({ passwordRequestRef }: Props) {
  const t = useTranslate()
  const isBusy = useSelector(passwordRequestRef, selectIsBusy)
  const canSubmit = useSelector(passwordRequestRef, selectCanSubmit)
  const failure = useSelector(passwordRequestRef, selectFailure)
  const email = useSelector(passwordRequestRef, selectEmail)
  const [typedBefore] = useState(() => passwordRequestDraft.read())
  const { form, fields } = useForm(passwordRequestSchema, {
    defaultValue: { email: typedBefore.email ?? email ?? '' },
    onInput({ currentTarget }) {
      passwordRequestDraft.keep(currentTarget)
      passwordRequestRef.send({ type: 'email.change', isValid: hasValidEmail(currentTarget) })
    },
    onSubmit(event, { value }) {
      event.preventDefault()
      passwordRequestRef.send({ type: 'form.submit', email: value.email })
    },
  })
  /** A draft or the browser may have filled the form in before anybody types. */
  const greet = useCallback(
    (element: HTMLFormElement | null) => {
      if (element && hasValidEmail(element)) passwordRequestRef.send({ type: 'email.change', isValid: true })
    },
    [passwordRequestRef],
  )

  return (
    <form {...form.formProps} ref={greet}>
      <Stack gap={4}>
        <VisuallyHidden role="status">{isBusy && t('password.request.sending')}</VisuallyHidden>
        {failure && <Notice tone="danger">{t(failureText(failure))}</Notice>}
        <UsernameField
          {...fields.email.inputProps}
          label={t('password.request.email')}
          error={fieldError(t, fields.email.errors)}
        />
        <CaptchaStatus passwordRequestRef={passwordRequestRef} />
        <Button type="submit" isWide isBusy={isBusy} disabled={!canSubmit && !isBusy}>
          {t('password.request.submit')}
        </Button>
      </Stack>
    </form>
  )
}
