import { useQueryClient } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { VotedBooks, VotedDraft, VotedKind } from '#machines/accounts/voted/voted.draft.ts'
import { type VotedRef, votedMachine } from '#machines/accounts/voted/voted.machine.ts'
import { selectStep } from '#machines/accounts/voted/voted.selectors.ts'
import { newUuid } from '#src/parts/newUuid.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { useFlow } from '#src/parts/useFlow.ts'
import type { KeptDraft } from '#src/parts/WithDraft.tsx'
import type { Choices } from '../bookkeeping/OfBooks.tsx'
import { RecordedVote } from './RecordedVote.tsx'
import { VotedForm } from './VotedForm.tsx'
import { VotedReview } from './VotedReview.tsx'
import { stepsOf, votedActors } from './voted.actors.ts'

export type OfVoted = Pick<ScreenProps, 'api' | 'person' | 'portal' | 'inspect'> & {
  readonly kind: VotedKind
  readonly placeId: string
  readonly choices: Choices
  readonly kept: KeptDraft<VotedDraft>
}
export type OfFlow = OfVoted & { readonly votedRef: VotedRef }

/** The keys of the place, the key of all lots first, each with every lot in order. */
function booksOf({ chart, years, lots, keys }: Choices): VotedBooks {
  const sharesOf = new Map(keys.map((key) => [key.id, new Map(key.lots.map(({ lotId, shares }) => [lotId, shares]))]))
  const ofKey = (id: string | null, name: string | null) => ({
    id,
    name,
    lots: lots.map(({ id: lotId, number, tantiemes }) => ({
      lotId,
      number,
      shares: id === null ? tantiemes : (sharesOf.get(id)?.get(lotId) ?? 0),
    })),
  })
  return {
    chart,
    years: years.filter(({ closedAt }) => closedAt === null),
    keys: [ofKey(null, null), ...keys.map(({ id, name }) => ofKey(id, name))],
  }
}

/** The flow of one vote, shown at its current step. */
export function VotedFlow(props: OfVoted) {
  const { api, person, placeId, portal, inspect, kind, choices, kept } = props
  const client = useQueryClient()
  const address = useAddress(portal)
  const flow: VotedRef = useFlow(
    () => {
      const steps = stepsOf[kind].provide(portal, address.write)
      return votedMachine.provide({
        actors: { ...steps.actors, ...votedActors({ api, client, person, placeId }) },
        actions: {
          ...steps.actions,
          copyDraft: ({ context }) => kept.keep(context.draft),
          forgetDraft: kept.forget,
        },
      })
    },
    {
      inspect,
      input: {
        kind,
        draft: kept.latest().value,
        books: booksOf(choices),
        createId: newUuid,
        step: stepsOf[kind].stepAt(portal),
      },
    },
  )
  const step = useSelector(flow, selectStep)
  if (step === 'recorded') return <RecordedVote votedRef={flow} />
  return step === 'review' ? <VotedReview {...props} votedRef={flow} /> : <VotedForm {...props} votedRef={flow} />
}
