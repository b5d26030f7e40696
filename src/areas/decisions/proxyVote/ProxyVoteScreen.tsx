import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { pathOf } from '#contract/paths.ts'
import { proxyVoteMachine } from '#machines/decisions/proxyVote/proxyVote.machine.ts'
import {
  selectDraft,
  selectIsClosed,
  selectIsCounted,
  selectReceiptId,
} from '#machines/decisions/proxyVote/proxyVote.selectors.ts'
import type { ProxyEvent } from '#machines/decisions/proxyVote/proxyVote.setup.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Outcome } from '#src/parts/Outcome.tsx'
import type { PropsOfPage, ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import { Button } from '#src/ui/Button.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FlowPage } from '../FlowPage.tsx'
import { watchDecision } from '../watchDecision.ts'
import { ProxySteps } from './ProxySteps.tsx'
import { proxyActors, proxyAddress, proxyDraft } from './proxyVote.actors.ts'

/** Votes on one decision for the co-owner who signed the ballot. */
export const ProxyVoteScreen = ({ params: { decisionId }, ...props }: PropsOfPage<'proxyVote'>) => (
  <FlowPage {...props} screen="proxyVote" decisionId={decisionId}>
    {(decision) => <OnceOpen {...props} decision={decision} />}
  </FlowPage>
)

export type OfProxy = ScreenProps & { readonly decision: DecisionDetail }

/** Once admitted, the person stays in the flow: a vote being sent, or counted, outlives the closing. */
function OnceOpen(props: OfProxy) {
  const { life, ownVotes } = props.decision
  const isOpen = life === 'open' && ownVotes !== null
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen || wasOpen ? <ProxyFlow {...props} /> : <Closed decision={props.decision} />
}

function ProxyFlow(props: OfProxy) {
  const { api, person, portal, inspect, decision } = props
  const t = useTranslate()
  const client = useQueryClient()
  const address = useAddress(portal)
  const [decisionId] = useState(decision.id)
  const flow = useFlow(
    () => {
      const tab = proxyDraft(person, decisionId)
      const steps = proxyAddress.provide(portal, address.write)
      const watched = { api, client, person, decisionId }
      return proxyVoteMachine.provide({
        actors: {
          ...proxyActors(watched),
          ...steps.actors,
          watchDecision: watchDecision<ProxyEvent>(watched, ({ life }) =>
            life === 'open' ? null : { type: 'decision.closed' },
          ),
        },
        actions: { ...tab.actions, ...steps.actions },
      })
    },
    { inspect, input: { draft: proxyDraft(person, decisionId).read(), step: proxyAddress.stepAt(portal) } },
  )
  const { principal } = useSelector(flow, selectDraft)
  const isCounted = useSelector(flow, selectIsCounted)
  const isClosed = useSelector(flow, selectIsClosed)
  const receiptId = useSelector(flow, selectReceiptId)

  if (isClosed) return <Closed decision={decision} />
  if (!isCounted) return <ProxySteps {...props} proxyRef={flow} />
  const name = principal?.name ?? ''
  return (
    <Outcome
      tone="success"
      title={t(principal?.isOnline ? 'votes.proxy.counted.title' : 'votes.proxy.counted.waitsTitle')}
      foot={
        <>
          <Button variant="secondary" onClick={() => flow.send({ type: 'proxy.begin' })}>
            {t('votes.proxy.counted.another')}
          </Button>
          {receiptId === null ? (
            <LinkButton href={pathOf('decision', { decisionId })}>{t('decisions.page.back')}</LinkButton>
          ) : (
            <LinkButton href={pathOf('receipt', { decisionId, voteId: receiptId })}>
              {t('votes.vote.counted.seeReceipt')}
            </LinkButton>
          )}
        </>
      }
    >
      {!principal?.isOnline && <Text>{t('votes.proxy.counted.waits')}</Text>}
      <Text>{t('votes.proxy.counted.told', { name })}</Text>
    </Outcome>
  )
}

function Closed({ decision }: { decision: DecisionDetail }) {
  const t = useTranslate()
  const isOwner = decision.ownVotes !== null
  const reason = isOwner ? 'proxy.closed' : 'vote.notYours'
  return (
    <Outcome
      tone="info"
      icon={isOwner ? 'clock' : 'info'}
      title={t(`votes.${reason}.title`)}
      foot={<LinkButton href={pathOf('decision', { decisionId: decision.id })}>{t('decisions.page.back')}</LinkButton>}
    >
      <Text>{t(`votes.${reason}.text`)}</Text>
    </Outcome>
  )
}
