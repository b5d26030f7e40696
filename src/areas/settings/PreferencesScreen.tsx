import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Page } from '#src/parts/Page.tsx'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { LinkCards } from '#src/ui/LinkCards.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CalendarFeed } from './CalendarFeed.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'

/** The language, and links to every other setting. */
export function PreferencesScreen(props: ScreenProps) {
  const { api, person, session, say, chooseLocale } = props
  const t = useTranslate()
  return (
    <Page screen="preferences" width={832}>
      <Stack gap={5}>
        <Text variant="muted">{t('settings.preferences.lead')}</Text>
        <LinkCards
          label={t('settings.preferences.links')}
          links={[
            {
              href: screenPaths.privacy,
              icon: 'shield',
              title: t('settings.preferences.privacy'),
              text: t('settings.preferences.privacyText'),
            },
            {
              href: screenPaths.mailing,
              icon: 'mail',
              title: t('settings.preferences.mailing'),
              text: t('settings.preferences.mailingText'),
            },
            {
              href: screenPaths.notificationSettings,
              icon: 'bell',
              title: t('settings.preferences.notifications'),
              text: t('settings.preferences.notificationsText'),
            },
            {
              href: screenPaths.terms,
              icon: 'document',
              title: t('settings.preferences.terms'),
              text: t('settings.preferences.termsText'),
            },
          ]}
        />
        <ReadOnly session={session}>
          <LanguageChoice api={api} person={person} say={say} chooseLocale={chooseLocale} />
          <CalendarFeed {...props} />
        </ReadOnly>
      </Stack>
    </Page>
  )
}
