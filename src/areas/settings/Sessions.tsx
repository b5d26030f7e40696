import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { confirmationMachine } from '#machines/parts/confirmation/confirmation.machine.ts'
import { selectSubject } from '#machines/parts/confirmation/confirmation.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Confirmation } from '#src/parts/Confirmation.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { successSnack } from '#src/parts/successSnack.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { revocationActors } from './ownAccount.actors.ts'
import { ownAccountQueries } from './ownAccount.queries.ts'
import { SessionRow } from './SessionRow.tsx'
import { useDeviceName } from './useDeviceName.ts'

/** The open sessions of the person; ending one asks first. */
export function Sessions({ api, person, say, inspect }: ScreenProps) {
  const t = useTranslate()
  const nameOf = useDeviceName()
  const queryClient = useQueryClient()
  const sessions = useInfiniteQuery(ownAccountQueries(api, person).sessions())
  const flow = useFlow(
    () =>
      confirmationMachine.provide({
        actors: revocationActors({
          api,
          queryClient,
          person,
          announce: () => say(successSnack(t, t('ownAccount.sessions.revoked'))),
        }),
      }),
    { inspect },
  )
  const rowsRef = useRef<HTMLUListElement>(null)
  const keptFocus = useKeptFocus(rowsRef)
  const subject = useSelector(flow, selectSubject)
  const revoked = sessions.data?.rows.find(({ id }) => id === subject) ?? null

  return (
    <Panel title={t('ownAccount.sessions.title')} lead={t('ownAccount.sessions.lead')}>
      <Loaded query={sessions} skeleton={<WaitingRows />}>
        {({ rows }) => (
          <Stack gap={4}>
            <RuledList isTrimmed ref={rowsRef} {...keptFocus}>
              {rows.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  onRevoke={() => flow.send({ type: 'question.ask', subject: session.id })}
                />
              ))}
            </RuledList>
            {rows.every(({ isCurrent }) => isCurrent) && <Text variant="muted">{t('ownAccount.sessions.alone')}</Text>}
            <MoreButton query={sessions} label={t('ownAccount.sessions.more')} />
          </Stack>
        )}
      </Loaded>
      <Confirmation
        confirmationRef={flow}
        title={t('ownAccount.sessions.confirmTitle')}
        confirmLabel={t('ownAccount.sessions.revoke')}
      >
        {t('ownAccount.sessions.confirmText', { device: nameOf(revoked?.userAgent ?? null) })}
      </Confirmation>
    </Panel>
  )
}

const WaitingRows = () => (
  <Stack gap={4}>
    <Skeleton height="3.5rem" />
    <Skeleton height="3.5rem" />
  </Stack>
)
