import { useSelector } from '@xstate/react'
import { impersonationMachine } from '#machines/administration/impersonation/impersonation.machine.ts'
import { selectIsChoosing } from '#machines/administration/impersonation/impersonation.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { AdministratorsOnly } from '#src/parts/AdministratorsOnly.tsx'
import { Page } from '#src/parts/Page.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Text } from '#src/ui/Text.tsx'
import { impersonationActors } from './impersonation.actors.ts'
import { PeopleSearch } from './PeopleSearch.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import { WaitingTickets } from './WaitingTickets.tsx'

/** Starts an impersonation. */
export function ImpersonationScreen(props: ScreenProps) {
  const { api, person } = props
  const t = useTranslate()
  return (
    <Page screen="impersonation" width={832}>
      <AdministratorsOnly
        api={api}
        person={person}
        title={t('administration.forbiddenTitle')}
        purpose={t('administration.forbiddenText')}
      >
        <Impersonation {...props} />
      </AdministratorsOnly>
    </Page>
  )
}

function Impersonation({ api, person, session, inspect }: ScreenProps) {
  const t = useTranslate()
  const flow = useFlow(() => impersonationMachine.provide({ actors: impersonationActors(session) }), { inspect })
  const isChoosing = useSelector(flow, selectIsChoosing)
  return (
    <WaitingTickets api={api} person={person}>
      <Text variant="muted">{t('administration.lead')}</Text>
      {isChoosing ? (
        <PeopleSearch impersonationRef={flow} api={api} person={person} />
      ) : (
        <ReasonForm impersonationRef={flow} />
      )}
    </WaitingTickets>
  )
}
