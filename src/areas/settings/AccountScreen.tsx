import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { Page } from '#src/parts/Page.tsx'
import { profileQueries } from '#src/parts/profileQueries.ts'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmailText } from '#src/ui/EmailText.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { LinkCards } from '#src/ui/LinkCards.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { MyData } from './MyData.tsx'
import { Sessions } from './Sessions.tsx'

/** The person's account: links to settings, open sessions, and their own data. */
export function AccountScreen(props: ScreenProps) {
  const { api, person, session } = props
  const { translate: t, format } = useLanguage()
  const profile = useQuery(profileQueries(api, person).own())
  return (
    <Page screen="account" width={832}>
      <Stack gap={6}>
        <Card>
          <Loaded query={profile} skeleton={<Skeleton height={76} />}>
            {(known) => (
              <Flex alignItems="center" gap={4} minHeight={76}>
                <Avatar person={known} size={56} />
                <Grid minWidth={0} gap={0.5} overflowWrap="anywhere">
                  <Heading level={2}>{known.displayName}</Heading>
                  <Text variant="muted">
                    <EmailText email={known.email} />
                  </Text>
                  <Text variant="small">{t('ownAccount.since', { date: format.date(new Date(known.createdAt)) })}</Text>
                </Grid>
              </Flex>
            )}
          </Loaded>
        </Card>
        <LinkCards
          label={t('ownAccount.links')}
          links={[
            {
              href: screenPaths.profile,
              icon: 'user',
              title: t('ownAccount.profile'),
              text: t('ownAccount.profileText'),
            },
            {
              href: screenPaths.password,
              icon: 'key',
              title: t('ownAccount.password'),
              text: t('ownAccount.passwordText'),
            },
            {
              href: screenPaths.preferences,
              icon: 'settings',
              title: t('ownAccount.preferences'),
              text: t('ownAccount.preferencesText'),
            },
          ]}
        />
        <ReadOnly session={session}>
          <Stack gap={6}>
            <Sessions {...props} />
            <MyData {...props} />
          </Stack>
        </ReadOnly>
      </Stack>
    </Page>
  )
}
