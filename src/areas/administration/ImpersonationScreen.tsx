import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { screenPaths } from '#contract/addresses.ts'
import { impersonationMachine } from '#machines/administration/impersonation/impersonation.machine.ts'
import { selectIsChoosing } from '#machines/administration/impersonation/impersonation.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { Page } from '#src/parts/Page.tsx'
import { profileQueries } from '#src/parts/profileQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { impersonationActors } from './impersonation.actors.ts'
import { PeopleSearch } from './PeopleSearch.tsx'
import { ReasonForm } from './ReasonForm.tsx'

/** Starts an impersonation. Other people are told that the page is for administrators only. */
export function ImpersonationScreen(props: ScreenProps) {
  const { api, person } = props
  const t = useTranslate()
  const profile = useQuery(profileQueries(api, person).own())
  return (
    <Page screen="impersonation" width={832}>
      <Loaded query={profile} skeleton={<Skeleton height="12rem" />}>
        {({ isAdministrator }) =>
          isAdministrator ? (
            <Impersonation {...props} />
          ) : (
            <EmptyState
              icon="lock"
              title={t('administration.forbiddenTitle')}
              action={<LinkButton href={screenPaths.home}>{t('common.backHome')}</LinkButton>}
            >
              <Text>{t('administration.forbiddenText')}</Text>
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  )
}

function Impersonation({ api, person, session, inspect }: ScreenProps) {
  const t = useTranslate()
  const flow = useFlow(() => impersonationMachine.provide({ actors: impersonationActors(session) }), { inspect })
  const isChoosing = useSelector(flow, selectIsChoosing)
  return (
    <Stack gap={5}>
      <Text variant="muted">{t('administration.lead')}</Text>
      {isChoosing ? (
        <PeopleSearch impersonationRef={flow} api={api} person={person} />
      ) : (
        <ReasonForm impersonationRef={flow} />
      )}
    </Stack>
  )
}
