import { useSelector } from '@xstate/react'
import type { TopicCategory, TopicSort } from '#contract/forum/topicList.ts'
import { topicCategories, topicSorts } from '#contract/forum/topicList.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { selectSort } from '#machines/places/placeSelection/placeSelection.selectors.ts'
import { among } from '#src/parts/among.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import type { TopicFilters } from './forumKeys.ts'

export const shownTopics = ['all', 'unread', 'followed', 'mine', 'proposed', 'archived'] as const
export type ShownTopics = (typeof shownTopics)[number]
/** The words of the address. */
const words = {
  all: null,
  unread: 'non-lus',
  followed: 'suivis',
  mine: 'miens',
  proposed: 'proposes',
  archived: 'archives',
} as const satisfies Readonly<Record<ShownTopics, string | null>>
const narrowing = {
  all: {},
  unread: { unread: 'true' },
  followed: { q: 'followed' },
  mine: { q: 'mine' },
  proposed: { q: 'proposed' },
  archived: { state: 'archived' },
} as const satisfies Readonly<Record<ShownTopics, TopicFilters>>
/** The newest update first (specification §4). */
const defaultSort: TopicSort = '-updated_at'

/** The choices of a person for the list. */
export type TopicChoice = {
  readonly shown: ShownTopics
  readonly category: TopicCategory | null
  readonly search: string
  readonly sort: TopicSort
}

/**
 * The filters of the list, kept in the address. The order is also kept for each place (specification §3, UI state), as the default
 * when the address names none.
 */
export function useTopicFilters(portal: ScreenProps['portal'], selection: PlaceSelectionRef, placeId: string) {
  const address = useAddress(portal)
  const list = `topics ${placeId}`
  const kept = useSelector(selection, selectSort(list))
  const choice: TopicChoice = {
    shown: shownTopics.find((one) => words[one] === address.read('filtre')) ?? 'all',
    category: among(topicCategories, address.read('categorie')),
    search: address.read('recherche'),
    sort: among(topicSorts, address.read('tri') || kept) ?? defaultSort,
  }
  function choose(changes: Partial<TopicChoice>) {
    const { shown, category, search, sort } = { ...choice, ...changes }
    if (changes.sort) selection.send({ type: 'sort.choose', list, sort })
    address.write({
      filtre: words[shown],
      categorie: category === null ? null : String(category),
      recherche: search,
      tri: sort === defaultSort ? null : sort,
    })
  }
  return { choice, choose, clear: () => choose({ shown: 'all', category: null, search: '' }) }
}

/** Whether a search or a category hides topics. */
export const isNarrowed = ({ category, search }: TopicChoice) => category !== null || search !== ''

export const toFilters = ({ shown, category, search, sort }: TopicChoice): TopicFilters => ({
  ...narrowing[shown],
  ...(category !== null && { byCategory: category }),
  ...(search !== '' && { search }),
  sort,
})
