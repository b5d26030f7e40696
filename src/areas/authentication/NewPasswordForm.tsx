import { useSelector } from '@xstate/react'
import type { PasswordFormRef } from '#machines/authentication/passwordForm/passwordForm.machine.ts'
import {
  selectEmail,
  selectFailedRules,
  selectHasFormError,
  selectIsBusy,
  selectRefusal,
  selectShownFailures,
  selectStrength,
} from '#machines/authentication/passwordForm/passwordForm.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { newPasswordSchema, typedPassword } from '#src/forms/newPassword.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { PasswordRules } from '#src/ui/PasswordRules.tsx'
import { PasswordStrength } from '#src/ui/PasswordStrength.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { EmailSummary } from './EmailSummary.tsx'

export function NewPasswordForm({ passwordFormRef }: { passwordFormRef: PasswordFormRef }) {
  const t = useTranslate()
  const isBusy = useSelector(passwordFormRef, selectIsBusy)
  const email = useSelector(passwordFormRef, selectEmail) ?? ''
  const hasFormError = useSelector(passwordFormRef, selectHasFormError)
  const refusal = useSelector(passwordFormRef, selectRefusal) ?? undefined
  const { form, fields } = useForm(newPasswordSchema, {
    shouldValidate: 'onSubmit',
    onInput({ currentTarget }) {
      passwordFormRef.send({ type: 'password.change', ...typedPassword(currentTarget) })
    },
    onError({ formElement }) {
      passwordFormRef.send({ type: 'form.submit', ...typedPassword(formElement), isValid: false })
      formElement.querySelector<HTMLInputElement>('input:not([readonly])')?.focus()
    },
    onSubmit(event) {
      event.preventDefault()
      passwordFormRef.send({ type: 'form.submit', ...typedPassword(event.currentTarget), isValid: true })
    },
  })

  return (
    <>
      <EmailSummary label={t('password.form.account')} email={email} />
      <form {...form.formProps}>
        <Stack gap={4}>
          <VisuallyHidden role="status">{isBusy && t('password.form.saving')}</VisuallyHidden>
          {hasFormError && <Notice tone="danger">{t('errors.generic')}</Notice>}
          {/* Tells a password manager whose password this is. */}
          <input type="email" value={email} autoComplete="username" readOnly hidden />
          <div>
            <PasswordField
              {...fields.password.inputProps}
              label={t('password.form.password')}
              error={fieldError(t, fields.password.errors, refusal)}
              autoComplete="new-password"
              onFocus={() => passwordFormRef.send({ type: 'meter.prepare' })}
            />
            <PasswordStrength level={useSelector(passwordFormRef, selectStrength)} />
          </div>
          <PasswordRules
            failedRules={useSelector(passwordFormRef, selectFailedRules)}
            shownFailures={useSelector(passwordFormRef, selectShownFailures)}
          />
          <Button type="submit" isWide isBusy={isBusy}>
            {t('password.form.submit')}
          </Button>
        </Stack>
      </form>
    </>
  )
}
