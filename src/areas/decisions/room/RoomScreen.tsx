import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { Room } from '#contract/decisions/roomVotes.ts'
import { can } from '#contract/permissions.ts'
import { roomMachine } from '#machines/decisions/room/room.machine.ts'
import { selectPart } from '#machines/decisions/room/room.selectors.ts'
import { roomQueries } from '#src/areas/decisions/room/roomQueries.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Outcome } from '#src/parts/Outcome.tsx'
import type { PropsOfPage, ScreenProps } from '#src/parts/screenProps.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Box } from '#src/ui/Box.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { ProgressBar } from '#src/ui/ProgressBar.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FlowPage } from '../FlowPage.tsx'
import { RoomSkeleton } from '../FlowSkeletons.tsx'
import { TallyPanel } from '../tally/TallyPanel.tsx'
import { Closed, LinksBack, Nobody, NotOpen } from './RoomClosed.tsx'
import { RoomConfirm, RoomCount, Voters } from './RoomCount.tsx'
import { RoomOthers } from './RoomOthers.tsx'
import { RoomSheet } from './RoomSheet.tsx'
import { roomActors } from './room.actors.ts'

/** A meeting votes on one resolution: owner by owner, then all the others, then the count. */
export const RoomScreen = ({ params: { decisionId }, ...props }: PropsOfPage<'room'>) => (
  <FlowPage {...props} screen="room" decisionId={decisionId} width={1200}>
    {(decision, roles) =>
      // The server would refuse the room, which the page says already.
      can(roles, 'meeting.attend') ? <Known {...props} decision={decision} /> : <NotKeeper decision={decision} />
    }
  </FlowPage>
)

type OfRoom = ScreenProps & { readonly decision: DecisionDetail }

const NotKeeper = ({ decision }: Pick<OfRoom, 'decision'>) => (
  <Closed decision={decision} text={useLanguage().translate('room.closed.notKeeper')} />
)

function Known(props: OfRoom) {
  const { api, person, decision } = props
  const room = useQuery(roomQueries(api, person, decision.id).room())
  return (
    <Fetched query={room} withheld={<NotKeeper decision={decision} />} skeleton={<RoomSkeleton />}>
      {(known) => <Flow {...props} room={known} />}
    </Fetched>
  )
}

function Flow({ api, person, say, inspect, decision, room }: OfRoom & { readonly room: Room }) {
  const { translate: t } = useLanguage()
  const client = useQueryClient()
  const { id: decisionId, life } = decision
  const flow = useFlow(() => roomMachine.provide({ actors: roomActors({ api, client, person, decisionId }) }), {
    inspect,
  })
  const part = useSelector(flow, selectPart)
  if (part === 'done') {
    // The count may arrive before its outcome, which is never guessed.
    const outcome = life === 'accepted' || life === 'discarded' ? life : 'counted'
    return (
      <Outcome
        tone={life === 'accepted' ? 'success' : 'info'}
        title={t(`room.count.${outcome}`)}
        foot={<LinksBack decision={decision} />}
      >
        <Voters decision={decision} />
        <Text>{t('room.count.told')}</Text>
      </Outcome>
    )
  }
  if (part === 'confirm') {
    return (
      <Box maxWidth={832}>
        <RoomConfirm roomRef={flow} room={room} decision={decision} />
      </Box>
    )
  }
  // Checked after the password: a keeper whose answer was lost sends the count again and learns the outcome.
  if (part === 'over' || !room.isOpen) return <NotOpen decision={decision} />
  if (room.people === 0) return <Nobody decision={decision} />
  return (
    <Stack gap={5}>
      <Box maxWidth={832}>
        <Stack gap={1}>
          <Text>{t('room.lead')}</Text>
          <Text variant="small">{t('room.represented')}</Text>
        </Stack>
      </Box>
      {/* The tally stays visible next to the person being recorded. */}
      <Grid gap={4.5} alignItems="start" columns={{ base: 1, wide: 'minmax(0, 3fr) minmax(320px, 2fr)' }}>
        <Panel title={t('room.sheet')}>
          <Stack gap={5}>
            <Progress room={room} />
            <RoomOthers roomRef={flow} room={room} />
            <RoomSheet api={api} person={person} say={say} decisionId={decisionId} people={room.people} />
          </Stack>
        </Panel>
        <Stack gap={5}>
          <TallyPanel decision={decision} />
          <RoomCount roomRef={flow} room={room} />
        </Stack>
      </Grid>
    </Stack>
  )
}

function Progress({ room: { people, votes, waitingPeople } }: { room: Room }) {
  const { translate: t, format } = useLanguage()
  const recorded = people - waitingPeople
  const text = t('room.progress', {
    recorded: format.integer(recorded),
    people: format.integer(people),
    votes: format.integer(votes),
  })
  return (
    <Stack gap={2}>
      <Text role="status">{text}</Text>
      <ProgressBar label={text} value={recorded / people} />
    </Stack>
  )
}
