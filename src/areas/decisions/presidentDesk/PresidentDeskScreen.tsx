import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { presidentDeskDraft } from '#contract/decisions/decisionDrafts.ts'
import type { DecisionLife } from '#contract/decisions/decisionList.ts'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { PresidentAnswer } from '#contract/decisions/meetingRequests.ts'
import { presidentAnswers } from '#contract/decisions/meetingRequests.ts'
import { pathOf } from '#contract/paths.ts'
import { can } from '#contract/permissions.ts'
import { presidentDeskMachine } from '#machines/decisions/presidentDesk/presidentDesk.machine.ts'
import { selectAnswer, selectPart } from '#machines/decisions/presidentDesk/presidentDesk.selectors.ts'
import { decisionQueries } from '#src/areas/decisions/decisionQueries.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Outcome } from '#src/parts/Outcome.tsx'
import type { PropsOfPage, ScreenProps } from '#src/parts/screenProps.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { Card } from '#src/ui/Card.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { useOffer } from '#src/ui/OfferContext.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { WrittenAnswer } from '../decisionDrafts.ts'
import { noAnswer } from '../decisionDrafts.ts'
import { FlowPage } from '../FlowPage.tsx'
import { DeskSkeleton } from '../FlowSkeletons.tsx'
import { SupportMessages, SupportMeter } from '../meetingRequest/SupportPanel.tsx'
import { offeredActions } from '../offeredActions.ts'
import { DeskConfirm } from './DeskConfirm.tsx'
import { DeskForm } from './DeskForm.tsx'
import { deskActors } from './desk.actors.ts'

/** With nothing left to decide, the project can only be closed. */
const decided: readonly DecisionLife[] = ['accepted', 'discarded', 'requalified']

/** The president answers owners who request an extraordinary meeting, or closes a finished project. */
export function PresidentDeskScreen({ params: { decisionId }, ...props }: PropsOfPage<'presidentDesk'>) {
  const t = useTranslate()
  const { data: known } = useQuery(decisionQueries(props.api, props.person).detail(decisionId))
  // The page keeps the title that it was opened with, though the answer changes the status of the decision.
  const [life, setLife] = useState(known?.life)
  if (life === undefined && known) setLife(known.life)
  return (
    <FlowPage
      {...props}
      screen="presidentDesk"
      decisionId={decisionId}
      {...(life && decided.includes(life) && { title: t('votes.desk.concludeTitle') })}
    >
      {(decision, roles) => {
        const offered = offeredActions(decision, roles)
        const answers = presidentAnswers.filter((answer) => offered[answer])
        return (
          <WithDraft
            skeleton={<DeskSkeleton />}
            {...props}
            form={presidentDeskDraft}
            placeId={decision.placeId}
            subjectId={decision.id}
            blank={noAnswer}
            isWanted={answers.includes('refuse')}
          >
            {(kept) => (
              <Desk {...props} {...{ decision, answers, kept }} isPresident={can(roles, 'decision.preside')} />
            )}
          </WithDraft>
        )
      }}
    </FlowPage>
  )
}

/** A refusal leaves the vote open too, with the president's reason. */
function reasonNotToAnswer({ life, presidentAnswer }: DecisionDetail, isPresident: boolean) {
  if (!isPresident) return 'notPresident'
  return life === 'open' && presidentAnswer === null ? 'notYet' : 'over'
}

type OfDesk = ScreenProps & {
  readonly decision: DecisionDetail
  readonly answers: readonly PresidentAnswer[]
  readonly isPresident: boolean
  readonly kept: KeptDraft<WrittenAnswer>
}

function Desk({ api, person, inspect, decision, answers, isPresident, kept }: OfDesk) {
  const t = useTranslate()
  const client = useQueryClient()
  const { timeZone } = useOffer()
  const [decisionId] = useState(decision.id)
  const flow = useFlow(
    () =>
      presidentDeskMachine.provide({
        actors: deskActors({ api, client, person, decisionId, timeZone }),
        actions: {
          // Closing a project takes no text, so there is no draft.
          copyAnswer: (_, { answer: chosen }) => {
            if (chosen !== 'conclude') kept.keep({ ...kept.latest().value, answer: chosen })
          },
          forgetDraft: kept.forget,
        },
      }),
    { inspect, input: { answer: kept.latest().value.answer || null } },
  )
  const part = useSelector(flow, selectPart)
  const answer = useSelector(flow, selectAnswer)
  const back = <LinkButton href={pathOf('decision', { decisionId })}>{t('decisions.page.back')}</LinkButton>

  if (part === 'done' && answer !== null) {
    return (
      <Outcome tone="success" title={t('votes.desk.doneTitle')} foot={back}>
        <Text>{t(`votes.desk.done.${answer}`)}</Text>
      </Outcome>
    )
  }
  if (part === 'over' || (answers.length === 0 && part === 'answering')) {
    const reason = part === 'over' ? 'over' : reasonNotToAnswer(decision, isPresident)
    return (
      <Outcome tone="info" title={t(`votes.desk.${reason}.title`)} foot={back}>
        <Text>{t(`votes.desk.${reason}.text`)}</Text>
      </Outcome>
    )
  }
  return part === 'confirm' ? (
    <DeskConfirm deskRef={flow} />
  ) : (
    <Stack gap={5}>
      <Text>{t(answers.includes('organise') ? 'votes.desk.lead' : 'votes.desk.leadConclude')}</Text>
      {answers.includes('organise') && (
        <Card>
          <Stack gap={4}>
            <SupportMeter support={decision.support} />
            <SupportMessages support={decision.support} />
          </Stack>
        </Card>
      )}
      <DeskForm deskRef={flow} answers={answers} inspect={inspect} kept={kept} />
    </Stack>
  )
}
