import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { Page } from '#src/parts/Page.tsx'
import { profileQueries } from '#src/parts/profileQueries.ts'
import { ReadOnly } from '#src/parts/ReadOnly.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** The person's profile, and the form for what they may change. */
export function ProfileScreen(props: ScreenProps) {
  const { api, person, session } = props
  const { translate: t, format } = useLanguage()
  const profile = useQuery(profileQueries(api, person).own())
  return (
    <Page screen="profile" width={832}>
      <ReadOnly session={session}>
        <Loaded query={profile} skeleton={<WaitingProfile />}>
          {(known) => (
            <Stack gap={5}>
              <Flex alignItems="center" gap={4.5}>
                <Avatar person={known} size={80} />
                <Grid minWidth={0} gap={0.5} overflowWrap="anywhere">
                  <Heading level={2}>{known.displayName}</Heading>
                  <Text variant="muted">{t('ownAccount.since', { date: format.date(new Date(known.createdAt)) })}</Text>
                </Grid>
              </Flex>
              <ProfileForm key={known.userId} profile={known} {...props} />
            </Stack>
          )}
        </Loaded>
      </ReadOnly>
    </Page>
  )
}

const WaitingProfile = () => (
  <Stack gap={5}>
    <Skeleton width="18rem" height="5rem" />
    {['identity', 'contact'].map((part) => (
      <Card key={part}>
        <Stack gap={4}>
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </Stack>
      </Card>
    ))}
  </Stack>
)
