import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { screenPaths } from '#contract/screens.ts'
import type { SessionRef } from '#machines/session/session.machine.ts'
import { selectPersonKey } from '#machines/session/session.selectors.ts'
import type { Api } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Container } from '#src/ui/Container.tsx'
import { ErrorState } from '#src/ui/ErrorState.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SkipLink } from '#src/ui/SkipLink.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { ActAsForm } from './ActAsForm.tsx'
import { HomeHeader } from './HomeHeader.tsx'
import { homeQueries } from './home.queries.ts'
import { ImpersonationBanner } from './ImpersonationBanner.tsx'
import { PlaceList } from './PlaceList.tsx'

const foot = css({ borderBlockStart: '1px solid var(--color-border)' })

type Props = { sessionRef: SessionRef; api: Api }

/** The first page of a signed-in person: who they are, and the places they belong to. */
export function HomeScreen({ sessionRef, api }: Props) {
  const t = useTranslate()
  const person = useSelector(sessionRef, selectPersonKey) ?? ''
  const queries = homeQueries(api, person)
  const profile = useQuery(queries.profile())

  return (
    <Box display="flex" flexDirection="column" minHeight="100vh">
      <PageTitle title={t('home.title')} />
      <SkipLink />
      <ImpersonationBanner sessionRef={sessionRef} />
      <HomeHeader profile={profile.data} onSignOut={() => sessionRef.send({ type: 'session.signOut' })} />
      <Box as="main" id="content" tabIndex={-1} flex="1" py={[5, 6, 8]}>
        <Container width={1000}>
          <Stack gap={7}>
            {profile.isPending && <Skeleton width="min(100%, 360px)" height="2.25rem" />}
            {profile.isError && <ErrorState onRetry={() => void profile.refetch()} isBusy={profile.isFetching} />}
            {profile.data && (
              <Stack gap={2}>
                <Heading key={person} takesFocus>
                  {t('home.greeting', { name: profile.data.firstName || profile.data.displayName })}
                </Heading>
                <Text variant="muted">{t('home.lead')}</Text>
              </Stack>
            )}
            <PlaceList queries={queries} />
            {profile.data?.isAdministrator && <ActAsForm sessionRef={sessionRef} />}
          </Stack>
        </Container>
      </Box>
      <footer css={foot}>
        <Container width={1000}>
          <Box py={4}>
            <TextLink href={screenPaths.terms} isStandalone>
              {t('home.terms')}
            </TextLink>
          </Box>
        </Container>
      </footer>
    </Box>
  )
}
