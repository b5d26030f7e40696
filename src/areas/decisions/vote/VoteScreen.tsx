import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { pathOf } from '#contract/paths.ts'
import { voteMachine } from '#machines/decisions/vote/vote.machine.ts'
import { selectOutcome } from '#machines/decisions/vote/vote.selectors.ts'
import type { VoteEvent } from '#machines/decisions/vote/vote.setup.ts'
import { serverNow } from '#src/api/serverClock.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Outcome } from '#src/parts/Outcome.tsx'
import type { PropsOfPage, ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FlowPage } from '../FlowPage.tsx'
import { watchDecision } from '../watchDecision.ts'
import { VoteOutcome } from './VoteOutcome.tsx'
import { VoteSteps } from './VoteSteps.tsx'
import { voteActors, voteAddress, voteDraft } from './vote.actors.ts'

/** Votes on one decision, or changes the vote. */
export const VoteScreen = ({ params: { decisionId }, ...props }: PropsOfPage<'vote'>) => (
  <FlowPage {...props} screen="vote" decisionId={decisionId}>
    {(decision) => <VoteFlow {...props} decision={decision} />}
  </FlowPage>
)

export type OfVote = ScreenProps & { readonly decision: DecisionDetail }

function VoteFlow(props: OfVote) {
  const { api, person, portal, inspect, decision } = props
  const t = useTranslate()
  const client = useQueryClient()
  const address = useAddress(portal)
  const [atFirst] = useState(decision)
  const flow = useFlow(
    () => {
      const tab = voteDraft(person, atFirst.id)
      const steps = voteAddress.provide(portal, address.write)
      const watched = { api, client, person, decisionId: atFirst.id }
      return voteMachine.provide({
        actors: {
          ...voteActors(watched),
          ...steps.actors,
          watchDecision: watchDecision<VoteEvent>(watched, ({ ownVote, life }) => ({
            type: 'decision.changed',
            ownVoteId: ownVote?.id ?? null,
            present: ownVote?.choice ?? null,
            isOpen: life === 'open',
          })),
        },
        actions: { ...tab.actions, ...steps.actions },
      })
    },
    {
      inspect,
      input: {
        draft: voteDraft(person, atFirst.id).read(),
        step: voteAddress.stepAt(portal),
        replaces: atFirst.ownVote?.id ?? null,
        present: atFirst.ownVote?.choice ?? null,
        dueIn: atFirst.life === 'open' ? Date.parse(atFirst.dueAt) - serverNow() : 0,
      },
    },
  )
  const outcome = useSelector(flow, selectOutcome)

  if (atFirst.ownVotes === null) {
    return (
      <Outcome
        tone="info"
        title={t('votes.vote.notYours.title')}
        foot={
          <LinkButton href={pathOf('decision', { decisionId: decision.id })}>{t('decisions.page.back')}</LinkButton>
        }
      >
        <Text>{t('votes.vote.notYours.text')}</Text>
      </Outcome>
    )
  }
  return outcome === null ? (
    <VoteSteps {...props} voteRef={flow} />
  ) : (
    <VoteOutcome decision={decision} voteRef={flow} outcome={outcome} />
  )
}
