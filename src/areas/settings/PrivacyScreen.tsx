import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { privacySettingsMachine } from '#machines/settings/privacySettings/privacySettings.machine.ts'
import {
  isSameChoice,
  selectChosen,
  selectIsUnavailable,
} from '#machines/settings/privacySettings/privacySettings.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { LoadFailure } from '#src/parts/LoadFailure.tsx'
import { Page } from '#src/parts/Page.tsx'
import { profileQueries } from '#src/parts/profileQueries.ts'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { PrivacyForm } from './PrivacyForm.tsx'
import { PrivacySkeleton } from './PrivacySkeleton.tsx'
import { privacyActors } from './privacy.actors.ts'

/** The choice of the people who see each field of the profile and may write. Leaving with unsaved choices asks first. */
export function PrivacyScreen({ api, person, session, portal, say, inspect }: ScreenProps) {
  const t = useTranslate()
  const queryClient = useQueryClient()
  const profile = useQuery(profileQueries(api, person).own())
  const flow = useFlow(
    () =>
      privacySettingsMachine.provide({
        actors: privacyActors({ api, queryClient, person }),
        actions: {
          hold: () => portal.send({ type: 'leaving.hold' }),
          release: () => portal.send({ type: 'leaving.release' }),
          announceSaved: () => say(successSnack(t, t('settings.privacy.saved'))),
        },
      }),
    { inspect },
  )
  const chosen = useSelector(flow, selectChosen, isSameChoice)
  const isUnavailable = useSelector(flow, selectIsUnavailable)

  return (
    <Page screen="privacy" width={1000}>
      <ReadOnly session={session}>
        <Stack gap={5}>
          <Text variant="muted">{t('settings.privacy.lead')}</Text>
          {isUnavailable && <LoadFailure onRetry={() => flow.send({ type: 'settings.reload' })} />}
          {!isUnavailable && !chosen && <PrivacySkeleton />}
          {!isUnavailable && chosen && (
            <PrivacyForm privacySettingsRef={flow} chosen={chosen} profile={profile.data ?? null} />
          )}
        </Stack>
      </ReadOnly>
    </Page>
  )
}
