import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ProfileCheckRef } from '#machines/profile/profileCheck/profileCheck.machine.ts'
import {
  selectFieldCode,
  selectHasFailed,
  selectIsBusy,
} from '#machines/profile/profileCheck/profileCheck.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { formatInput } from '#src/forms/formatInput.ts'
import { phoneFormatter } from '#src/forms/formatters/phone.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AuthenticationLayout } from '#src/ui/AuthenticationLayout.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { profileCheckDraft, profileCheckSchema } from './profileCheckForm.ts'

type Props = { profileCheckRef: ProfileCheckRef }

export function ProfileCheckScreen({ profileCheckRef }: Props) {
  const t = useTranslate()
  return (
    <AuthenticationLayout title={t('profile.check.title')}>
      <Stack gap={3}>
        <Heading>{t('profile.check.heading')}</Heading>
        <Text variant="muted">{t('profile.check.lead')}</Text>
      </Stack>
      <PhoneForm profileCheckRef={profileCheckRef} />
    </AuthenticationLayout>
  )
}

function PhoneForm({ profileCheckRef }: Props) {
  const t = useTranslate()
  const { acceptedCountries } = useOffer()
  const isBusy = useSelector(profileCheckRef, selectIsBusy)
  const hasFailed = useSelector(profileCheckRef, selectHasFailed)
  const fieldCode = useSelector(profileCheckRef, selectFieldCode)
  const [typedBefore] = useState(() => profileCheckDraft.read())
  const { form, fields } = useForm(profileCheckSchema, {
    defaultValue: typedBefore,
    onInput({ target, currentTarget }) {
      if (target instanceof HTMLInputElement) formatInput(target, phoneFormatter(acceptedCountries))
      profileCheckDraft.keep(currentTarget)
      profileCheckRef.send({ type: 'phone.change' })
    },
    onSubmit(event, { value }) {
      event.preventDefault()
      profileCheckRef.send({ type: 'phone.send', phoneNumber: value.phoneNumber })
    },
  })
  const phoneRef = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (fieldCode) phoneRef.current?.focus()
  }, [fieldCode])
  const errors = fields.phoneNumber.errors ?? (fieldCode ? [fieldCode] : undefined)

  return (
    <form {...form.formProps}>
      <Stack gap={4}>
        <VisuallyHidden role="status">{isBusy && t('profile.check.sending')}</VisuallyHidden>
        {hasFailed && <Notice tone="danger">{t('errors.generic')}</Notice>}
        <TextField
          {...fields.phoneNumber.inputProps}
          ref={phoneRef}
          label={t('profile.check.phone')}
          hint={t('profile.check.phoneHint')}
          error={fieldError(t, errors)}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <Stack gap={3}>
          <Button type="submit" isWide isBusy={isBusy}>
            {t('profile.check.submit')}
          </Button>
          <Button variant="quiet" isWide disabled={isBusy} onClick={() => profileCheckRef.send({ type: 'check.skip' })}>
            {t('profile.check.skip')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
