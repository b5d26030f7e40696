import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { NotificationSettings } from '#contract/settings.ts'
import { selectIsReceiving, selectIsUnavailable, selectSituation } from '#machines/settings/push/push.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { Page } from '#src/parts/Page.tsx'
import { placeQueries } from '#src/parts/placeQueries.ts'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { MailRhythmChoice } from './MailRhythmChoice.tsx'
import { NotificationTable } from './NotificationTable.tsx'
import { PushPanel } from './PushPanel.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'
import { settingsQueries } from './settings.queries.ts'
import { usePush } from './usePush.ts'

const boardRoles = ['coownership_board_member', 'president_board_member'] as const

/** Eight topics by two channels, and the rhythm of e-mails. Only members of the council see its documents. */
export function NotificationSettingsScreen({ api, person, session, inspect, say }: ScreenProps) {
  const t = useTranslate()
  const { code } = useOffer()
  const settings = useQuery(settingsQueries(api, person).notifications())
  const places = useInfiniteQuery(placeQueries(api, person).mine(code))
  const push = usePush({ api, inspect })
  const sentenceId = useId()
  const isOffered = useSelector(push, selectSituation) !== 'notOffered'
  const isReceiving = useSelector(push, selectIsReceiving)
  // The portal may not say whether a device receives anything: then the switches stay usable.
  const isPushKnown = useSelector(push, selectIsUnavailable) || isReceiving !== null
  const isOnBoard = places.data?.rows.some(({ roles }) => boardRoles.some((role) => roles.includes(role))) ?? false
  const concerned = (rows: NotificationSettings['settings']) =>
    rows.filter(({ topic }) => topic !== 'council_private_document' || isOnBoard)

  return (
    <Page screen="notificationSettings" width={832}>
      <ReadOnly session={session}>
        <Stack gap={5}>
          <Text variant="muted">{t('settings.notifications.lead')}</Text>
          <PushPanel flow={push} sentenceId={sentenceId} />
          <Loaded query={settings} skeleton={<SettingsSkeleton panels={[7, 3]} />}>
            {(known) => (
              <Stack gap={5}>
                {isPushKnown ? (
                  <NotificationTable
                    settings={concerned(known.settings)}
                    isPushHeld={isReceiving === false}
                    saidBy={isOffered ? undefined : sentenceId}
                    api={api}
                    person={person}
                  />
                ) : (
                  <SettingsSkeleton panels={[7]} />
                )}
                <MailRhythmChoice stored={known.mailRhythm} api={api} person={person} say={say} />
              </Stack>
            )}
          </Loaded>
        </Stack>
      </ReadOnly>
    </Page>
  )
}
