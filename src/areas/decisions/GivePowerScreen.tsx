import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { powerDraft } from '#contract/decisions/decisionDrafts.ts'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import type { ValueOf } from '#contract/defineDraft.ts'
import { pathOf } from '#contract/paths.ts'
import type { RoleName } from '#contract/roles.ts'
import { powerGiftMachine } from '#machines/decisions/powerGift/powerGift.machine.ts'
import { selectHolder, selectPart } from '#machines/decisions/powerGift/powerGift.selectors.ts'
import type { GiftEvent } from '#machines/decisions/powerGift/powerGift.setup.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Outcome } from '#src/parts/Outcome.tsx'
import type { PropsOfPage, ScreenProps } from '#src/parts/screenProps.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FlowPage } from './FlowPage.tsx'
import { GivePowerForm } from './GivePowerForm.tsx'
import { offeredActions } from './offeredActions.ts'
import { powerGiftActors } from './powerGift.actors.ts'
import { watchDecision } from './watchDecision.ts'

/** Names the holder of one's power for one decision. */
export const GivePowerScreen = ({ params: { decisionId }, ...props }: PropsOfPage<'givePower'>) => (
  <FlowPage {...props} screen="givePower" decisionId={decisionId}>
    {(decision, roles) =>
      roles.length > 0 && (
        <WithDraft
          {...props}
          form={powerDraft}
          placeId={decision.placeId}
          subjectId={decision.id}
          blank={{ holder: null, instructions: '' }}
          isWanted={decision.ownVotes !== null}
        >
          {(kept) => <GiftFlow {...props} decision={decision} roles={roles} kept={kept} />}
        </WithDraft>
      )
    }
  </FlowPage>
)

export type OfGift = ScreenProps & {
  readonly decision: DecisionDetail
  readonly kept: KeptDraft<ValueOf<typeof powerDraft>>
}

function GiftFlow({ roles, ...props }: OfGift & { readonly roles: readonly RoleName[] }) {
  const { api, person, inspect, decision, kept } = props
  const t = useTranslate()
  const client = useQueryClient()
  const [atFirst] = useState(decision)
  const watched = { api, client, person, decisionId: atFirst.id }
  const isPossible = (known: DecisionDetail) => offeredActions(known, roles).give
  const flow = useFlow(
    () =>
      powerGiftMachine.provide({
        actors: {
          ...powerGiftActors(watched),
          watchDecision: watchDecision<GiftEvent>(watched, (known) => ({
            type: 'decision.changed',
            isPossible: isPossible(known),
          })),
        },
        actions: {
          copyDraft: ({ context: { holder, instructions } }) => kept.keep({ holder, instructions }),
          forgetDraft: kept.forget,
        },
      }),
    { inspect, input: { ...kept.latest().value, isPossible: isPossible(atFirst) } },
  )
  const part = useSelector(flow, selectPart)
  const name = useSelector(flow, selectHolder)?.name ?? ''
  const back = <LinkButton href={pathOf('decision', { decisionId: atFirst.id })}>{t('decisions.page.back')}</LinkButton>
  if (part === 'given') {
    return (
      <Outcome tone="success" title={t('votes.power.givenTitle', { name })} foot={back}>
        <Text>{t('votes.power.given')}</Text>
      </Outcome>
    )
  }
  if (part === 'over') {
    return (
      <Outcome tone="info" title={t('votes.power.overTitle')} foot={back}>
        <Text>{t(decision.ownVotes === null ? 'votes.vote.notYours.text' : 'votes.power.over')}</Text>
      </Outcome>
    )
  }
  return <GivePowerForm {...props} giftRef={flow} />
}
