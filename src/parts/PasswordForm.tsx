import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import type { LocaleCode } from '#contract/offers.ts'
import { saying } from '#contract/problems.ts'
import type { Translate } from '#locales/catalogue.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { PasswordConfirmationRef } from '#machines/parts/passwordConfirmation/passwordConfirmation.machine.ts'
import {
  selectFailure,
  selectIsBusy,
  selectMessage,
} from '#machines/parts/passwordConfirmation/passwordConfirmation.selectors.ts'
import type { PasswordMessage } from '#machines/parts/passwordConfirmation/passwordConfirmation.setup.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const schema = z.object({ password: z.string(saying('required')).check(z.minLength(1, saying('required'))) })

type Props = {
  confirmationRef: PasswordConfirmationRef
  sendLabel: string
  /** The button that goes back, next to the one that sends. */
  back: ReactNode
  /** The cost of the act, next to its button. */
  cost?: ReactNode
  /** The act's own text; the usual one by default. */
  words?: Partial<PasswordWords>
}
type PasswordWords = Readonly<
  Record<'password' | 'wrong' | 'failedTitle' | 'failed' | 'unansweredTitle' | 'unanswered', string>
>

/** The password, and the button that sends. An act that did not arrive is sent again without the password. */
export function PasswordForm({ confirmationRef, sendLabel, back, cost, words = {} }: Props) {
  const { translate: t, locale } = useLanguage()
  const isBusy = useSelector(confirmationRef, selectIsBusy)
  const message = useSelector(confirmationRef, selectMessage)
  const failure = useSelector(confirmationRef, selectFailure)
  const field = useRef<HTMLInputElement>(null)
  // A wrong password is typed again, so the focus leaves the button that sent it.
  useEffect(() => {
    if (message !== null) field.current?.focus()
  }, [message])
  const { form, fields } = useForm(schema, {
    onSubmit(event, { value }) {
      event.preventDefault()
      if (failure !== null) confirmationRef.send({ type: 'act.send' })
      else if (!isBusy) confirmationRef.send({ type: 'password.send', password: value.password })
    },
  })
  return (
    <form {...form.formProps}>
      <Stack gap={4}>
        <VisuallyHidden role="status">{isBusy && t('common.sending')}</VisuallyHidden>
        {message && <Notice tone="danger">{messageText(t, locale, message, words)}</Notice>}
        {failure !== null && (
          <Notice tone="danger" title={words[`${failure}Title`] ?? t(`shared.password.${failure}Title`)}>
            {words[failure] ?? t(`shared.password.${failure}`)}
          </Notice>
        )}
        <div hidden={failure !== null}>
          <PasswordField
            {...fields.password.inputProps}
            ref={field}
            label={words.password ?? t('shared.password.password')}
            hint={t('shared.password.why')}
            error={fieldError(t, fields.password.errors)}
            autoComplete="current-password"
            readOnly={isBusy}
          />
        </div>
        <StepFoot>
          {back}
          {cost}
          <Button type="submit" isBusy={isBusy}>
            {failure === null ? sendLabel : t('shared.password.retry')}
          </Button>
        </StepFoot>
      </Stack>
    </form>
  )
}

/** The server's answer about the password, with the number of tries left. */
function messageText(
  t: Translate,
  locale: LocaleCode,
  { code, remainingTries: count }: PasswordMessage,
  { wrong }: Partial<PasswordWords>,
): string {
  switch (code) {
    case 'invalid_credentials': {
      const tries = count === null ? '' : ` ${t(`errors.remainingTries.${pluralForm(locale, count)}`, { count })}`
      return (wrong ?? t('shared.password.wrong')) + tries
    }
    case 'last_attempt_before_lock':
      return t('shared.password.lastTry')
    case 'session_locked':
    case 'too_many_requests':
    case 'impersonation_refused':
      return t(`errors.problem.${code}`)
    case 'expired':
      return t('shared.password.expired')
    default:
      return t('shared.password.unjudged')
  }
}
