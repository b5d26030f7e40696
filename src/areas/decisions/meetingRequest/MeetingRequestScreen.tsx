import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { meetingRequestDraft } from '#contract/decisions/decisionDrafts.ts'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { ValueOf } from '#contract/defineDraft.ts'
import { pathOf } from '#contract/paths.ts'
import type { DecisionViewer } from '#machines/decisions/decision/decision.lifecycle.ts'
import { canHappen } from '#machines/decisions/decision/decision.lifecycle.ts'
import { meetingRequestMachine } from '#machines/decisions/meetingRequest/meetingRequest.machine.ts'
import {
  selectIsKept,
  selectIsWithdrawing,
  selectPart,
} from '#machines/decisions/meetingRequest/meetingRequest.selectors.ts'
import type { MeetingRequestEvent } from '#machines/decisions/meetingRequest/meetingRequest.setup.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Outcome } from '#src/parts/Outcome.tsx'
import type { PropsOfPage, ScreenProps } from '#src/parts/screenProps.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FlowPage } from '../FlowPage.tsx'
import { RequestSkeleton } from '../FlowSkeletons.tsx'
import { watchDecision } from '../watchDecision.ts'
import { meetingRequestActors } from './meetingRequest.actors.ts'
import { RequestForm } from './RequestForm.tsx'
import { SupportLead, SupportMeter } from './SupportPanel.tsx'

/** Requests an extraordinary meeting about one decision, or withdraws the request. */
export const MeetingRequestScreen = ({ params: { decisionId }, ...props }: PropsOfPage<'meetingRequest'>) => (
  <FlowPage {...props} screen="meetingRequest" decisionId={decisionId}>
    {(decision) => (
      <WithDraft
        skeleton={<RequestSkeleton />}
        {...props}
        form={meetingRequestDraft}
        placeId={decision.placeId}
        subjectId={decision.id}
        blank={{ message: '' }}
        isWanted={isConcerned(decision)}
      >
        {(kept) => <RequestFlow {...props} decision={decision} kept={kept} />}
      </WithDraft>
    )}
  </FlowPage>
)

type OfRequest = ScreenProps & {
  readonly decision: DecisionDetail
  readonly kept: KeptDraft<ValueOf<typeof meetingRequestDraft>>
}

/** Owners with votes in the decision, and the board. */
const isConcerned = ({ support }: DecisionDetail) => support.ownVotes > 0 || support.isOnBoard

const anOwner: DecisionViewer = {
  hasVotes: true,
  hasVoted: false,
  isSupporter: false,
  isPresident: false,
  before: 'open',
}
const standingOf = ({ life, support }: DecisionDetail) => ({
  isSupporter: support.isSupporter,
  isPossible: canHappen(life, anOwner, { type: 'meeting.request' }),
})

function RequestFlow({ api, person, inspect, decision, kept }: OfRequest) {
  const t = useTranslate()
  const client = useQueryClient()
  const [atFirst] = useState(decision)
  const watched = { api, client, person, decisionId: atFirst.id }
  const params = { decisionId: atFirst.id }
  const flow = useFlow(
    () =>
      meetingRequestMachine.provide({
        actors: {
          ...meetingRequestActors(watched),
          watchDecision: watchDecision<MeetingRequestEvent>(watched, (known) => ({
            type: 'decision.changed',
            ...standingOf(known),
          })),
        },
        actions: {
          copyMessage: (_, { message }) => kept.keep({ message: message ?? '' }),
          forgetMessage: kept.forget,
        },
      }),
    { inspect, input: { message: kept.latest().value.message || null, ...standingOf(atFirst) } },
  )
  const part = useSelector(flow, selectPart)
  const isWithdrawing = useSelector(flow, selectIsWithdrawing)
  const isKept = useSelector(flow, selectIsKept)
  const back = (
    <LinkButton href={pathOf('decision', params)} variant={part === 'requested' ? 'secondary' : 'primary'}>
      {t('decisions.page.back')}
    </LinkButton>
  )

  if (!isConcerned(atFirst)) {
    return (
      <Outcome tone="info" title={t('votes.vote.notYours.title')} foot={back}>
        <Text>{t('votes.vote.notYours.text')}</Text>
      </Outcome>
    )
  }
  if (part === 'over') {
    const { life } = decision
    const isAsked = life === 'awaitingRequalification'
    return (
      <Outcome tone="info" title={t(isAsked ? 'votes.request.overTitle' : `decisions.outcome.${life}`)} foot={back}>
        <Text>{t('votes.request.over')}</Text>
      </Outcome>
    )
  }
  if (part === 'requested') {
    const { isReached } = decision.support
    return (
      <Outcome
        tone="success"
        title={t('votes.request.askedTitle')}
        foot={
          <>
            {!isReached && (
              <Button variant="quiet" isBusy={isWithdrawing} onClick={() => flow.send({ type: 'request.withdraw' })}>
                {t('votes.request.withdraw')}
              </Button>
            )}
            {back}
          </>
        }
      >
        <Text>{t('votes.request.asked')}</Text>
        <SupportMeter support={decision.support} />
        {isKept && <Notice tone="danger">{t('votes.request.kept')}</Notice>}
      </Outcome>
    )
  }
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={3}>
          <SupportLead />
          <SupportMeter support={decision.support} />
        </Stack>
      </Card>
      <RequestForm requestRef={flow} decision={decision} inspect={inspect} kept={kept} />
    </Stack>
  )
}
