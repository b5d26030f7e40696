import { useSelector } from '@xstate/react'
import type { PasswordChangeRef } from '#machines/settings/passwordChange/passwordChange.machine.ts'
import {
  selectFailedRules,
  selectIsBusy,
  selectRefusal,
  selectShownFailures,
  selectStrength,
  selectWeakness,
} from '#machines/settings/passwordChange/passwordChange.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { PasswordRules } from '#src/ui/PasswordRules.tsx'
import { PasswordStrength } from '#src/ui/PasswordStrength.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { passwordChangeSchema, typedChange } from './passwordChangeForm.ts'
import { passwordRefusalText } from './passwordRefusalText.ts'

const order = ['currentPassword', 'password', 'confirmation'] as const

export function PasswordChangeForm({ passwordChangeRef }: { passwordChangeRef: PasswordChangeRef }) {
  const { translate: t, locale } = useLanguage()
  const isBusy = useSelector(passwordChangeRef, selectIsBusy)
  const refusal = useSelector(passwordChangeRef, selectRefusal)
  const weakness = useSelector(passwordChangeRef, selectWeakness) ?? undefined
  const { form, fields } = useForm(passwordChangeSchema, {
    onInput({ currentTarget, target }) {
      if (!(target instanceof HTMLInputElement) || target.name !== 'password') return
      passwordChangeRef.send({ type: 'password.change', ...typedChange(currentTarget) })
    },
    onError({ formElement, error }) {
      passwordChangeRef.send({ type: 'password.send', ...typedChange(formElement), isValid: false })
      const first = order.find((name) => error.fieldErrors[name])
      const field = first && formElement.elements.namedItem(first)
      if (field instanceof HTMLElement) field.focus()
    },
    onSubmit(event) {
      event.preventDefault()
      passwordChangeRef.send({ type: 'password.send', ...typedChange(event.currentTarget), isValid: true })
    },
  })

  return (
    <form {...form.formProps}>
      <Stack gap={4}>
        <VisuallyHidden role="status">{isBusy && t('password.form.saving')}</VisuallyHidden>
        {refusal && <Notice tone="danger">{passwordRefusalText(t, locale, refusal)}</Notice>}
        <PasswordField
          {...fields.currentPassword.inputProps}
          label={t('ownAccount.passwordForm.current')}
          error={fieldError(t, fields.currentPassword.errors)}
          autoComplete="current-password"
        />
        <div>
          <PasswordField
            {...fields.password.inputProps}
            label={t('password.form.password')}
            error={fieldError(t, fields.password.errors, weakness)}
            autoComplete="new-password"
            onFocus={() => passwordChangeRef.send({ type: 'meter.prepare' })}
          />
          <PasswordStrength level={useSelector(passwordChangeRef, selectStrength)} />
        </div>
        <PasswordRules
          failedRules={useSelector(passwordChangeRef, selectFailedRules)}
          shownFailures={useSelector(passwordChangeRef, selectShownFailures)}
        />
        <PasswordField
          {...fields.confirmation.inputProps}
          label={t('ownAccount.passwordForm.confirmation')}
          error={fieldError(t, fields.confirmation.errors)}
          autoComplete="new-password"
        />
        <Text variant="small">{t('ownAccount.passwordForm.others')}</Text>
        <Button type="submit" isWide isBusy={isBusy}>
          {t('ownAccount.passwordForm.submit')}
        </Button>
      </Stack>
    </form>
  )
}
