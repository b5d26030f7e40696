import { useQuery } from '@tanstack/react-query'
import type { MailingPreferences } from '#contract/settings.ts'
import { serverNow } from '#src/api/serverClock.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { Page } from '#src/parts/Page.tsx'
import { profileQueries } from '#src/parts/profileQueries.ts'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { comingChoice } from './comingChoice.ts'
import { MailingChoice } from './MailingChoice.tsx'
import { MailingSkeleton } from './MailingSkeleton.tsx'
import { settingsQueries } from './settings.queries.ts'

const kinds = ['callsForFunds', 'generalMeetings', 'otherLetters'] as const satisfies (keyof MailingPreferences)[]

/** Paper or electronic delivery for each kind of letter, saved immediately. */
export function MailingScreen({ api, person, session, say }: ScreenProps) {
  const { translate: t, format } = useLanguage()
  const preferences = useQuery(settingsQueries(api, person).mailing())
  const profile = useQuery(profileQueries(api, person).own())
  const startsOn = comingChoice(serverNow())
  const whenChosen = ({ chosenAt }: MailingPreferences) =>
    chosenAt === null
      ? t('settings.mailing.neverChosen')
      : t('settings.mailing.chosen', { date: format.date(new Date(chosenAt)) })

  return (
    <Page screen="mailing" width={832}>
      <ReadOnly session={session}>
        <Stack gap={5}>
          <Text variant="muted">{t('settings.mailing.lead')}</Text>
          <Loaded query={preferences} skeleton={<MailingSkeleton />}>
            {(known) => (
              <>
                <Notice {...(startsOn && { title: t('settings.mailing.rule', { date: format.date(startsOn) }) })}>
                  {whenChosen(known)}
                </Notice>
                {kinds.map((kind) => (
                  <MailingChoice
                    key={kind}
                    kind={kind}
                    stored={known[kind]}
                    lacksAddress={profile.data !== undefined && !profile.data.address}
                    api={api}
                    person={person}
                    say={say}
                  />
                ))}
              </>
            )}
          </Loaded>
        </Stack>
      </ReadOnly>
    </Page>
  )
}
