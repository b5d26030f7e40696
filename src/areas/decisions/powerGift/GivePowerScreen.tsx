import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { powerDraft } from '#contract/decisions/decisionDrafts.ts'
import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { pathOf } from '#contract/paths.ts'
import type { RoleName } from '#contract/roles.ts'
import type { GiftEvent } from '#machines/decisions/powerGift/powerGift.setup.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { PropsOfPage, ScreenProps } from '#src/parts/screenProps.ts'
import { WithDraft } from '#src/parts/WithDraft.tsx'
import { decisionQueries } from '../decisionQueries.ts'
import { FlowPage } from '../FlowPage.tsx'
import { GiftSkeleton } from '../FlowSkeletons.tsx'
import { offeredActions } from '../offeredActions.ts'
import { watchDecision } from '../watchDecision.ts'
import { GiftFlow, type GiftSubject } from './GiftFlow.tsx'
import { decisionObstacle } from './giftObstacles.ts'
import { powerGiftActors } from './powerGift.actors.ts'

/** Names the holder of one's power for one decision. */
export const GivePowerScreen = ({ params: { decisionId }, ...props }: PropsOfPage<'givePower'>) => (
  <FlowPage {...props} screen="givePower" decisionId={decisionId}>
    {(decision, roles) => roles.length > 0 && <Known {...props} decision={decision} roles={roles} />}
  </FlowPage>
)

type OfDecision = ScreenProps & { readonly decision: DecisionDetail; readonly roles: readonly RoleName[] }

function Known({ decision, roles, ...props }: OfDecision) {
  const { api, person } = props
  const language = useLanguage()
  const watched = { api, client: useQueryClient(), person, decisionId: decision.id }
  const isPossible = (known: DecisionDetail) => offeredActions(known, roles).give
  const subject: GiftSubject = {
    kind: 'decision',
    title: decision.title,
    votes: decision.ownVotes ?? 0,
    isPossible: isPossible(decision),
    obstacle: decisionObstacle(language, decision),
    useHolders: (search) =>
      useInfiniteQuery({
        ...decisionQueries(api, person).principals(decision.id, search),
        placeholderData: keepPreviousData,
      }),
    back: { href: pathOf('decision', { decisionId: decision.id }), label: language.translate('decisions.page.back') },
    actors: () => ({
      ...powerGiftActors(watched),
      watchSubject: watchDecision<GiftEvent>(watched, (known) => ({
        type: 'possibility.changed',
        isPossible: isPossible(known),
      })),
    }),
  }
  return (
    <WithDraft
      skeleton={<GiftSkeleton />}
      {...props}
      form={powerDraft}
      placeId={decision.placeId}
      subjectId={decision.id}
      blank={{ holder: null, instructions: '' }}
      isWanted={decision.ownVotes !== null}
    >
      {(kept) => <GiftFlow {...props} subject={subject} kept={kept} />}
    </WithDraft>
  )
}
