import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { profileEditMachine } from '#machines/profile/profileEdit/profileEdit.machine.ts'
import {
  selectFieldCodes,
  selectHasFailed,
  selectIsBusy,
  selectIsRefused,
  selectIsUnchanged,
} from '#machines/profile/profileEdit/profileEdit.selectors.ts'
import { fieldError } from '#src/forms/fieldError.ts'
import { useForm } from '#src/forms/forms.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { profileKeys } from '#src/parts/profileQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { StepFoot } from '#src/ui/StepFoot.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { ProfileFields } from './ProfileFields.tsx'
import { profileEditActors } from './profileEdit.actors.ts'
import type { ProfileField } from './profileForm.ts'
import { changesOf, profileDraft, profileFields, profileSchema, shownProfile } from './profileForm.ts'

type Props = ScreenProps & { profile: Profile }

/** Typed text survives errors and a reload; only changed fields are sent. */
export function ProfileForm({ api, person, say, inspect, profile }: Props) {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const [draft] = useState(() => profileDraft(profile.userId))
  const [typedBefore] = useState(() => draft.read())
  /** The initial values, so that saving one field does not undo a change made elsewhere to another. */
  const shown = useRef(shownProfile(profile))
  const formRef = useRef<HTMLFormElement>(null)
  const rememberProfile = (saved: Profile) => {
    draft.clear()
    shown.current = shownProfile(saved)
    queryClient.setQueryData(profileKeys.own(person), saved)
  }
  const flow = useFlow(
    () =>
      profileEditMachine.provide({
        actors: profileEditActors({ api, rememberProfile }),
        actions: { announceSaved: () => say(successSnack(t, t('profile.saved'))) },
      }),
    { inspect },
  )
  const isBusy = useSelector(flow, selectIsBusy)
  const hasFailed = useSelector(flow, selectHasFailed)
  const isRefused = useSelector(flow, selectIsRefused)
  const isUnchanged = useSelector(flow, selectIsUnchanged)
  const fieldCodes = useSelector(flow, selectFieldCodes)

  const { form, fields } = useForm(profileSchema, {
    defaultValue: { ...shownProfile(profile), ...typedBefore },
    onInput({ currentTarget }) {
      draft.keep(currentTarget)
      flow.send({ type: 'profile.change' })
    },
    onSubmit(event, { value }) {
      event.preventDefault()
      flow.send({ type: 'profile.save', changes: changesOf(shown.current, value) })
    },
  })
  useEffect(() => {
    const first = profileFields.find((name) => fieldCodes[name])
    const field = first && formRef.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }, [fieldCodes])
  const errorOf = (name: ProfileField) => {
    const refusal = fieldCodes[name]
    return fieldError(t, fields[name].errors ?? (refusal && [refusal]))
  }

  return (
    <form {...form.formProps} ref={formRef}>
      <Stack gap={5}>
        <VisuallyHidden role="status">{isBusy && t('ownAccount.profileForm.saving')}</VisuallyHidden>
        <ProfileFields
          email={profile.email}
          inputProps={(name) => ({ ...fields[name].inputProps, error: errorOf(name) })}
        />
        {hasFailed && <Notice tone="danger">{t('errors.generic')}</Notice>}
        {isRefused && <Notice tone="danger">{t('ownAccount.profileForm.corrections')}</Notice>}
        {isUnchanged && <Notice>{t('ownAccount.profileForm.nothing')}</Notice>}
        <StepFoot>
          <Button type="submit" isBusy={isBusy}>
            {t('ownAccount.profileForm.submit')}
          </Button>
        </StepFoot>
      </Stack>
    </form>
  )
}
