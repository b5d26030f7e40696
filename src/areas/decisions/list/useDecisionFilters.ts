import type { DecisionFilters } from '#src/areas/decisions/decisionKeys.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'

const views = ['toVote', 'ongoing', 'finished'] as const
type View = (typeof views)[number]

/** The name of each view in the address; the default view has the page's own address. */
const words: Readonly<Record<View, string>> = { toVote: 'a-voter', ongoing: '', finished: 'terminees' }

type Choice = { readonly view: View; readonly search: string }

/** The filters of the list, kept in the address: a reload, back and a link show the same. Nobody without a vote has any to cast. */
export function useDecisionFilters(portal: ScreenProps['portal'], { hasVotes }: { readonly hasVotes: boolean }) {
  const address = useAddress(portal)
  const offered = views.filter((view) => view !== 'toVote' || hasVotes)
  const choice: Choice = {
    view: offered.find((view) => words[view] === address.read('liste')) ?? 'ongoing',
    search: address.read('recherche'),
  }
  function choose(changes: Partial<Choice>) {
    const { view, search } = { ...choice, ...changes }
    address.write({ liste: words[view], recherche: search })
  }
  return { views: offered, choice, choose }
}

/** Open decisions by deadline; closed ones from the latest. */
export const toFilters = ({ view, search }: Choice): DecisionFilters => ({
  ...(view === 'toVote' && { state: 'youHaveToVote', sort: 'due_at' }),
  ...(view === 'ongoing' && { state: 'ongoing', sort: 'due_at' }),
  ...(view === 'finished' && { state: 'finished', sort: '-due_at' }),
  ...(search !== '' && { search }),
})
